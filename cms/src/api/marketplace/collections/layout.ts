import { consoleTexts } from '../../../area/fields';
import { seoRows } from '../../../area/seo';
import type { ConsoleLayout } from '../../../console/layout';
import { collectionFields } from './fields';

export const collectionLayout: ConsoleLayout = {
  uid: 'api::marketplace.collection',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  columns: ['title', 'slug', 'published'],
  form: [
    { title: 8, published: 4 },
    { slug: 12 },
    { description: 12 },
    { imageUrl: 12 },
    { items: 12 },
    { rule: 12 },
    ...seoRows,
  ],
  ...consoleTexts(collectionFields),
};
