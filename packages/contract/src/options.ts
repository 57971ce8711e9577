import * as yup from 'yup';
import { flag, optionalPrice, optionalText, optionalUrl, ownPrice, stockCount } from './fields';

const optionalCode = (label: string) => optionalText(label, 64).transform((value) => (value === '' ? null : value));

/** What can be set of one thing that can be bought. Without a price of its own, it costs what its item costs. */
export const variantInput = yup.object({
  sku: optionalCode('SKU'),
  barcode: optionalCode('Barcode'),
  price: ownPrice(),
  discountPrice: optionalPrice().test(
    'own-price',
    'A discount price needs a price to be lower than',
    (discountPrice, { parent }) => discountPrice == null || parent.price != null,
  ),
  /** Null: not counted. */
  stock: stockCount().nullable(),
  imageUrl: optionalUrl('Image URL'),
  enabled: flag('On sale'),
});
export type VariantInput = yup.InferType<typeof variantInput>;
