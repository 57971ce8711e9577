import { type FeedFilter, type Post, postListQuery } from '@stoa/contract';
import type { Context } from '../../../services';
import { readNewestPosts } from '../queries/posts';
import { toPost } from '../serializers/post';

const NEWEST_POSTS = 20;

export interface Feed {
  /** The names of the category and the tag that its posts have. */
  about: string[];
  posts: Post[];
}

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const nameOf = async (table: string, slug: string | undefined): Promise<string[]> =>
    slug ? sql(table).where({ slug }).pluck('name') : [];

  return {
    /** The newest posts with content; undefined if there is no such category or tag. */
    async read(filter: FeedFilter): Promise<Feed | undefined> {
      const { category, tag } = filter;
      const names = await Promise.all([nameOf('blog_categories', category), nameOf('blog_tags', tag)]);
      const about = names.flat();
      if (about.length < [category, tag].filter(Boolean).length) return undefined;
      const filters = postListQuery.cast({ ...filter, limit: NEWEST_POSTS });
      return { about, posts: (await readNewestPosts(sql, filters)).map((row) => toPost(row, false)) };
    },
  };
};
