import type { Area } from '../../area/area';
import { slugTaken } from '../../database/errors';
import { conflict } from '../../http/problem';
import type { MadeBy } from '../../services';
import { termConstraints, termLayout, termRules } from '../../terms/describe-terms';
import { postLayout } from './console';
import { migrations } from './migrations';
import { blogRecords } from './records';
import { postRule } from './rules';
import bulkPosts from './services/bulk-posts';
import markdown from './services/markdown';
import posts from './services/posts';
import sheet from './sheet';
import { blogCategory, blogTag } from './terms';

const terms = [blogCategory, blogTag];
const factories = { bulkPosts, markdown, posts };

declare module '../../services' {
  interface Services {
    blog: MadeBy<typeof factories>;
  }
}

export const blog = {
  services: factories,
  migrations,
  records: blogRecords,
  rules: { 'api::blog.post': postRule, ...termRules(terms) },
  constraints: {
    ...termConstraints(terms),
    posts_slug_unique: () => slugTaken('Another post'),
    posts_category_check: () => conflict('Cannot delete category with posts'),
  },
  layouts: [postLayout, ...terms.map(termLayout)],
  sheets: { posts: sheet },
} satisfies Area;
