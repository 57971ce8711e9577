import { consoleTexts } from '../../area/fields';
import type { ConsoleLayout } from '../../console/layout';
import { itemFields } from './fields';

export const itemLayout: ConsoleLayout = {
  uid: 'api::marketplace.item',
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: [
    'title',
    'price',
    'discountPrice',
    'availability',
    'stock',
    'category',
    'published',
    'featured',
    'createdAt',
  ],
  form: [
    { title: 8, category: 4 },
    { slug: 8, availability: 4 },
    { price: 4, discountPrice: 4, stock: 4 },
    { description: 12 },
    { imageUrl: 12 },
    { features: 12 },
    { tags: 12 },
    { published: 6, featured: 6 },
  ],
  ...consoleTexts(itemFields),
};
