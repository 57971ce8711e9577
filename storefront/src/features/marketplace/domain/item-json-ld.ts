import { CURRENCY, effectivePrice, type Item, type ItemStatus, shownStatus } from '@stoa/contract';
import type { JsonLdValue } from '@stoa/web-kit';
import { paths } from '../../../config/paths';

const SCHEMA = 'https://schema.org';
const availabilities: Record<ItemStatus, string> = {
  AVAILABLE: 'InStock',
  SOLD_OUT: 'SoldOut',
  COMING_SOON: 'PreOrder',
};

export const productOf = (origin: string, item: Item): JsonLdValue => ({
  '@type': 'Product',
  name: item.title,
  description: item.description,
  category: item.category.name,
  sku: String(item.id),
  image: item.imageUrl.startsWith('/') ? origin + item.imageUrl : item.imageUrl,
  url: origin + paths.item(item.slug),
  offers: {
    '@type': 'Offer',
    price: effectivePrice(item).toFixed(2),
    priceCurrency: CURRENCY,
    availability: `${SCHEMA}/${availabilities[shownStatus(item)]}`,
    url: origin + paths.item(item.slug),
  },
});
