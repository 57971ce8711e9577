import {
  choiceOf,
  compareAtPrice,
  displayStatus,
  effectivePrice,
  type FullItem,
  itemSchedule,
  type LineOffer,
  type Variant,
} from '@stoa/contract';

/** What a page offers that has loaded its item. */
export const offerOf = (item: FullItem, variant?: Variant): LineOffer => ({
  name: item.title,
  choice: variant ? choiceOf(variant.values) : null,
  price: effectivePrice(variant ?? item),
  compareAtPrice: compareAtPrice(variant ?? item),
  status: variant ? variant.status : displayStatus(item),
  stock: variant ? variant.stock : item.counted ? item.stock : null,
  low: variant ? variant.low : item.low,
  mustChoose: item.hasOptions && !variant,
  priceKind: item.priceKind,
  stockWords: item.stockWords,
  needsShipping: item.sale.needsShipping,
  schedule: itemSchedule(item, variant),
});

export function imageOf({ imageUrl, libraryImage, gallery }: FullItem, variant?: Variant) {
  const image = variant?.imageUrl ?? imageUrl;
  return {
    image,
    libraryImage: image === imageUrl ? libraryImage : (gallery.find(({ url }) => url === image)?.libraryImage ?? null),
  };
}
