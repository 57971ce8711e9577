import { same } from '../../../components/form/saving/compare-versions';
import { toSeoInput } from '../../../components/form/seo/seo-values';
import { typedNumber } from '../../../components/form/typed-number';
import { imagesIn, withImages } from '../images/item-images';
import type { Choices } from '../variants/variants';
import { toChangedChoices, toChoicesInput } from '../variants/variants-input';
import type { ItemValues } from './item-fields';

const hasMore = ({ sku, barcode, weight, startsAt, endsAt, venue }: Choices['variants'][number]): boolean =>
  [sku, barcode, weight, startsAt, endsAt, venue].some(Boolean);

/** What is sent to the API. An empty number is left out, so validation reports it as missing. */
export const toInput = ({ updatedAt: _, options, variants, stock, counted, weightsIn, ...values }: ItemValues) => {
  const isPlain = options.length === 0 && counted;
  return {
    ...values,
    ...withImages(imagesIn(values)),
    ...toSeoInput(values),
    categoryId: typedNumber(values.categoryId),
    properties: values.properties[values.categoryId],
    price: typedNumber(values.price),
    alsoLike: values.alsoLike.map(({ id }) => id),
    discountPrice: typedNumber(values.discountPrice) ?? null,
    // Without a value, the API would put one of a new item in stock.
    ...(isPlain && { stock: typedNumber(stock) ?? '' }),
    ...(isPlain && !variants.some(hasMore) ? {} : toChoicesInput({ options, variants, stock, counted, weightsIn })),
  };
};

/**
 * What shoppers see of an item with options, such as the price and whether it's sold out, follows from its variants. What is
 * set is the item's own.
 */
export function toUpdateInput(values: ItemValues, opened: ItemValues) {
  const { stock: _, options: __, variants: ___, properties, price, discountPrice, status, ...input } = toInput(values);
  const own = { price, discountPrice, status };
  const areSame = same(properties, opened.properties[values.categoryId]);
  return {
    ...input,
    own,
    ...(areSame ? {} : { properties }),
    ...toChangedChoices(values, opened),
    updatedAt: values.updatedAt,
  };
}
