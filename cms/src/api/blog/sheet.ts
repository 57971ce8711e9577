import {
  check,
  createPostInput,
  type PostListQuery,
  postListQuery,
  type UpdatePostInput,
  updatePostInput,
} from '@stoa/contract';
import { csvCells, csvColumns, sheetRecord } from '../../area/fields';
import { type Sheet, withStored } from '../../csv/sheet';
import { readTermIds, toColumns } from '../../database/bulk-write';
import { replaceImage } from '../../database/images/replace-image';
import type { Write } from '../../documents/rule';
import { hasTooManyTags, TOO_MANY_TAGS } from '../../markdown/render';
import type { Context } from '../../services';
import { toAttributes } from './domain/attributes';
import { POST_COLUMNS, postFields } from './fields';
import { selectAllPosts, selectPostsNamed } from './queries/posts';
import { checkedTogether, postRule } from './rules';

const columns = csvColumns(postFields, POST_COLUMNS);

export default ({ strapi }: Context): Sheet => ({
  kind: 'post',
  noun: 'post',
  table: 'posts',
  links: { table: 'posts_tags_lnk', owner: 'post', other: 'blog_tag' },
  columns,
  samples: [
    {
      slug: 'our-first-post',
      title: 'Our first post',
      content: '## A heading\n\nText with **bold** words.',
      status: 'DRAFT',
    },
  ],
  query: postListQuery,
  all: (query) => selectAllPosts(strapi.db.connection, query as PostListQuery),
  toCells: (row) => csvCells(columns, row),
  find: async (sql, ids, slugs) => (await selectPostsNamed(sql, ids, slugs)).map((row) => sheetRecord(columns, row)),
  lookups: async (sql) => ({
    categories: await readTermIds(sql, 'blog_categories'),
    tags: await readTermIds(sql, 'blog_tags'),
  }),
  check(input, record) {
    const result = record
      ? check(updatePostInput, withStored(checkedTogether, input, record))
      : check(createPostInput, input);
    const isTooMuch = typeof input.content === 'string' && hasTooManyTags(input.content);
    return isTooMuch && 'value' in result ? { errors: [{ path: ['content'], message: TOO_MANY_TAGS }] } : result;
  },

  images: {
    columns: [{ name: 'featuredImage' }, { name: 'shareImageUrl' }],
    replace: (sql, ids, from, to) =>
      replaceImage(sql, { table: 'posts', columns: ['featured_image', 'share_image_url'] }, ids, from, to),
  },

  async toRecord(sql, input, { id, authorId }) {
    const action = id === undefined ? 'create' : 'update';
    const current = async () =>
      id === undefined ? undefined : sql('posts').where({ id }).first({ publishedOn: 'published_on' });
    const write: Write = { action, documentId: undefined, current, read: (query) => query(sql) };
    const { tags, ...draft } = await postRule(toAttributes(input as UpdatePostInput), write);
    const counted = id === undefined ? { viewCount: 0, author: authorId } : {};
    return {
      columns: toColumns({ ...draft, ...counted }, ['category', 'author']),
      linked: tags as number[] | undefined,
    };
  },
});
