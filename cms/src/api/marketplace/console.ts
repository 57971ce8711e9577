import { consoleTexts } from '../../area/fields';
import { seoRows } from '../../area/seo';
import type { ConsoleLayout } from '../../console/layout';
import { itemFields } from './fields';

const texts = consoleTexts(itemFields);

export const itemLayout: ConsoleLayout = {
  uid: 'api::marketplace.item',
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: [
    'title',
    'price',
    'discountPrice',
    'availability',
    'variants',
    'category',
    'published',
    'featured',
    'createdAt',
  ],
  form: [
    { title: 8, category: 4 },
    { slug: 8, availability: 4 },
    { price: 6, discountPrice: 6 },
    { priceKind: 6, unitPrice: 6 },
    { stockOne: 6, stockMany: 6 },
    { needsShipping: 6, taxClass: 6 },
    { giftCard: 6 },
    { description: 12 },
    { imageUrl: 8, imageAlt: 4 },
    { gallery: 12 },
    { features: 12 },
    { properties: 12 },
    { details: 12 },
    { delivery: 12 },
    { care: 12 },
    { tags: 12 },
    { alsoLike: 12 },
    { published: 6, featured: 6 },
    ...seoRows,
  ],
  labels: { ...texts.labels, variants: 'Variants' },
  help: texts.help,
  readOnly: ['variants'],
};
