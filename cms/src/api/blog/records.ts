import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { termRecord } from '../../area/term-record';
import { postFields } from './fields';
import { blogCategory, blogTag } from './terms';

export const blogRecords = {
  post: {
    uid: 'api::blog.post',
    table: 'posts',
    title: 'title',
    fields: activityFields(postFields),
    pictures: ['featured_image', 'content'],
    belongings: [
      { table: 'posts_tags_lnk', column: 'post_id', other: { column: 'blog_tag_id', kind: 'blogTag' } },
      { table: 'comments', column: 'post_id' },
      { table: 'likes', column: 'post_id' },
    ],
    category: 'blogCategory',
  },
  blogCategory: termRecord(blogCategory),
  blogTag: termRecord(blogTag),
} satisfies Record<string, RecordKind>;
