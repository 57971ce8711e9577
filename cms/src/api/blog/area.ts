import type { Area } from '../../area/area';
import { slugTaken } from '../../database/errors';
import { conflict } from '../../http/problem';
import type { MadeBy } from '../../services';
import { postLayout } from './console';
import { migrations } from './migrations';
import { posts as publication } from './publication';
import { postRecord } from './records';
import { postRule } from './rules';
import bulkPosts from './services/bulk-posts';
import feed from './services/feed';
import posts from './services/posts';
import sheet from './sheet';
import { blogCategory, blogTag } from './terms';

const factories = { bulkPosts, feed, posts };

declare module '../../services' {
  interface Services {
    blog: MadeBy<typeof factories>;
  }
}

export const blog = {
  services: factories,
  migrations,
  records: { post: postRecord },
  terms: { blogCategory, blogTag },
  publications: { posts: publication },
  dashboard: { post: postRecord },
  rules: { 'api::blog.post': postRule },
  constraints: {
    posts_slug_unique: () => slugTaken('Another post'),
    posts_category_check: () => conflict('Cannot delete category with posts'),
  },
  layouts: [postLayout],
  sheets: { posts: sheet },
} satisfies Area;
