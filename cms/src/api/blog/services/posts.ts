import type {
  Author,
  CreatePostInput,
  HomePagePosts,
  Mention,
  Post,
  PostDetail,
  PostList,
  PostListQuery,
  UpdatePostInput,
} from '@stoa/contract';
import { guardedChange } from '../../../database/guarded-change';
import { suggestSearch } from '../../../database/lists/did-you-mean';
import { createRecord, deleteRecord, updateRecord } from '../../../database/records';
import { requireReferences } from '../../../database/references';
import { notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { toAttributes } from '../domain/attributes';
import { readAuthors } from '../queries/authors';
import { readMentions } from '../queries/mentions';
import { findPostId, readNewestIn, readPost, readPosts } from '../queries/posts';
import { readRelatedPosts } from '../queries/related-posts';
import { PUBLISHED } from '../queries/visibility';
import { toPost, toPostSummary } from '../serializers/post';

const UID = 'api::blog.post';
const missing = () => notFound('This post does not exist');
const TEXTS = `SELECT title FROM posts WHERE ${PUBLISHED}
  UNION ALL SELECT name FROM blog_categories UNION ALL SELECT name FROM blog_tags`;

export default ({ strapi }: Context) => {
  const database = strapi.db.connection;
  const suggest = suggestSearch(database, TEXTS, () => services(strapi).cache.answers.contentVersion());

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
      if (pagination.total > 0) return { items, posts: items, pagination };
      const finds = async (search: string) =>
        (await readPosts(database, { ...query, search, page: 1, limit: 1 }, seesUnpublished)).pagination.total > 0;
      return { items, posts: items, pagination, didYouMean: await suggest(query.search, finds) };
    },

    /** As another page shows them; null if visitors can see none. */
    async newestIn(categoryId: number, limit: number): Promise<HomePagePosts | null> {
      const posts = (await readNewestIn(database, categoryId, limit)).map(toPostSummary);
      return posts[0] ? { slug: posts[0].category.slug, name: posts[0].category.name, posts } : null;
    },

    async detail(idOrSlug: string, seesUnpublished: boolean): Promise<PostDetail> {
      const row = await readPost(database, idOrSlug, seesUnpublished);
      if (!row) throw missing();
      const [related, contentHtml] = await Promise.all([
        readRelatedPosts(database, row),
        services(strapi).marketplace.items.withCards(row.contentHtml),
      ]);
      return { ...toPost(row, seesUnpublished), contentHtml, related: related.map(toPostSummary) };
    },

    mentioning: (item: { id: number; slug: string }): Promise<Mention[]> => readMentions(database, item),

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
