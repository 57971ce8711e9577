import {
  CURRENCY,
  choiceOf,
  displayStatus,
  effectivePrice,
  type FullItem,
  hasOpenPrice,
  type ItemStatus,
  type Offer,
  type Variant,
} from '@stoa/contract';
import type { JsonLdValue } from '@stoa/web-kit';
import { paths } from '../../../config/paths';
import { offerOf } from './chosen-variant';

const SCHEMA = 'https://schema.org';
const availabilities: Record<ItemStatus, string> = {
  AVAILABLE: 'InStock',
  SOLD_OUT: 'SoldOut',
  COMING_SOON: 'PreOrder',
};

/** An item with options is a group of products. */
export function productOf(origin: string, item: FullItem): JsonLdValue {
  const { id, slug, title, description, category, imageUrl, options } = item;
  const url = origin + paths.item(slug);
  const priceOf = (of: Parameters<typeof effectivePrice>[0]) => {
    const price = effectivePrice(of).toFixed(2);
    return hasOpenPrice(item) ? { '@type': 'AggregateOffer', lowPrice: price } : { '@type': 'Offer', price };
  };
  const about = { name: title, description, category: category.name, image: absoluteUrl(origin, imageUrl), url };
  const variants = item.variants.filter(({ enabled }) => enabled);
  if (!item.hasOptions || variants.length === 0)
    return {
      '@type': 'Product',
      ...about,
      ...codesOf(item.variants[0], String(id)),
      offers: offer(priceOf(item), item, url),
    };
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: String(id),
    variesBy: options.map(({ name }) => name),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${title}, ${choiceOf(variant.values)}`,
      image: variant.imageUrl ? absoluteUrl(origin, variant.imageUrl) : undefined,
      ...codesOf(variant, `${id}-${variant.id}`),
      offers: offer(priceOf(variant), offerOf(variant), origin + paths.variant(slug, variant.id)),
    })),
  };
}

const absoluteUrl = (origin: string, url: string): string => (url.startsWith('/') ? origin + url : url);

/** Only barcodes of this length are global. */
const GTIN = /^(\d{8}|\d{12,14})$/;

const codesOf = (variant: Variant | undefined, id: string) => ({
  sku: variant?.sku ?? id,
  gtin: GTIN.test(variant?.barcode ?? '') ? variant?.barcode : undefined,
});

const offer = (price: object, offered: Offer, url: string) => ({
  ...price,
  priceCurrency: CURRENCY,
  availability: `${SCHEMA}/${availabilities[displayStatus(offered)]}`,
  url,
});
