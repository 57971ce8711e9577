import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { postFields } from './fields';

export const postRecord = {
  uid: 'api::blog.post',
  table: 'posts',
  title: 'title',
  fields: activityFields(postFields),
  images: ['featured_image', 'share_image_url', 'content'],
  belongings: [
    { table: 'posts_tags_lnk', column: 'post_id', other: { column: 'blog_tag_id', kind: 'blogTag' } },
    { table: 'comments', column: 'post_id' },
    { table: 'likes', column: 'post_id' },
  ],
  category: 'blogCategory',
} satisfies RecordKind;
