import type {
  Author,
  CreatePostInput,
  Post,
  PostDetail,
  PostList,
  PostListQuery,
  UpdatePostInput,
} from '@stoa/contract';
import { guardedChange } from '../../../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { requireReferences } from '../../../database/references';
import { notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { toAttributes } from '../domain/attributes';
import { readAuthors } from '../queries/authors';
import { findPostId, readPost, readPosts } from '../queries/posts';
import { readRelatedPosts } from '../queries/related-posts';
import { toPost, toPostSummary } from '../serializers/post';

const UID = 'api::blog.post';
const missing = () => notFound('This post does not exist');

export default ({ strapi }: Context) => {
  const database = strapi.db.connection;

  const current = async (id: number): Promise<Post> => {
    const row = await readPost(database, id, true);
    if (!row) throw missing();
    return toPost(row, true);
  };

  const requireLinked = ({ categoryId, tags, authorId }: UpdatePostInput) =>
    requireReferences(strapi, [
      { table: 'blog_categories', field: 'categoryId', noun: 'Category', ids: categoryId },
      { table: 'blog_tags', field: 'tags', noun: 'Tag', ids: tags },
      { table: 'up_users', field: 'authorId', noun: 'Author', ids: authorId ?? undefined },
    ]);

  return {
    current,

    async list(query: PostListQuery, seesUnpublished: boolean): Promise<PostList> {
      const { rows, pagination } = await readPosts(database, query, seesUnpublished);
      const items = rows.map(toPostSummary);
      return { items, posts: items, pagination };
    },

    async detail(idOrSlug: string, seesUnpublished: boolean): Promise<PostDetail> {
      const row = await readPost(database, idOrSlug, seesUnpublished);
      if (!row) throw missing();
      return { ...toPost(row, seesUnpublished), related: (await readRelatedPosts(database, row)).map(toPostSummary) };
    },

    authors: (): Promise<Author[]> => readAuthors(database),

    async create(input: CreatePostInput, authorId: number): Promise<Post> {
      const id = await strapi.db.transaction(async () => {
        await requireLinked(input);
        return createRecord(strapi, UID, toAttributes({ authorId, ...input }));
      });
      return current(id);
    },

    async change(id: number, input: UpdatePostInput): Promise<Post> {
      await guardedChange(
        strapi,
        { table: 'posts', id, openedAt: input.updatedAt, noun: 'post', current: () => current(id) },
        async (documentId) => {
          await requireLinked(input);
          await updateRecord(strapi, UID, documentId, toAttributes(input));
        },
      );
      return current(id);
    },

    async countView(idOrSlug: string, seesUnpublished: boolean, visitor: { address: string; userAgent: string }) {
      const subjectId = await findPostId(database, idOrSlug, seesUnpublished);
      const viewCount =
        subjectId && (await services(strapi).visits.views.count({ subject: 'post', subjectId, visitor }));
      if (viewCount === undefined) throw missing();
      return { viewCount };
    },

    remove: (id: number) => deleteRecord(strapi, UID, id, 'post'),
  };
};
