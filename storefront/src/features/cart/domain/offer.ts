import { choiceOf, effectivePrice, type LineOffer, shownStatus, type Variant, type WholeItem } from '@stoa/contract';

/** What a page offers that has loaded its item. */
export const offerOf = (item: WholeItem, variant?: Variant): LineOffer => ({
  name: item.title,
  choice: variant ? choiceOf(variant.values) : null,
  price: effectivePrice(variant ?? item),
  status: variant ? variant.status : shownStatus(item),
  stock: variant ? variant.stock : item.counted ? item.stock : null,
  low: variant ? variant.low : item.low,
  mustChoose: item.hasOptions && !variant,
  priceKind: item.priceKind,
  stockWords: item.stockWords,
});

export function imageOf({ imageUrl, libraryImage, gallery }: WholeItem, variant?: Variant) {
  const image = variant?.imageUrl ?? imageUrl;
  return {
    image,
    libraryImage: image === imageUrl ? libraryImage : (gallery.find(({ url }) => url === image)?.libraryImage ?? null),
  };
}
