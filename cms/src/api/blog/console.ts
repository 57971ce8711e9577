import { consoleTexts } from '../../area/fields';
import { seoRows } from '../../area/seo';
import type { ConsoleLayout } from '../../console/layout';
import { postFields } from './fields';

export const postLayout: ConsoleLayout = {
  uid: 'api::blog.post',
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['title', 'state', 'category', 'author', 'publishedOn', 'viewCount', 'featured'],
  form: [
    { title: 8, state: 4 },
    { slug: 8, category: 4 },
    { content: 12 },
    { excerpt: 12 },
    { featuredImage: 12 },
    { publishedOn: 6, author: 6 },
    { tags: 12 },
    { featured: 6 },
    ...seoRows,
  ],
  ...consoleTexts(postFields),
};
