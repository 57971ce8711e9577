import type { ItemOption } from '@stoa/contract';
import { type Cells, type Column, NOT_COUNTED, toCell } from '../../../../csv/cells/columns';
import { optionCells, PLACES } from './option-cells';

const optional = (name: string): Column => ({ name, field: name, kind: 'optionalText' });

export const OPTION_COLUMNS: Column[] = PLACES.flatMap((place) => [
  optional(`option${place}Name`),
  optional(`option${place}Values`),
]);

export const VARIANT_COLUMNS: Column[] = [
  ...PLACES.map((place) => optional(`option${place}`)),
  optional('sku'),
  optional('barcode'),
  { name: 'variantPrice', field: 'price', kind: 'price' },
  { name: 'variantDiscountPrice', field: 'discountPrice', kind: 'price' },
  { name: 'stock', field: 'stock', kind: 'stock' },
  { name: 'variantImage', field: 'imageUrl', kind: 'optionalText' },
  { name: 'enabled', field: 'enabled', kind: 'flag' },
  { name: 'weight', field: 'weight', kind: 'optionalWhole' },
  ...['startsAt', 'endsAt', 'venue'].map(optional),
];

export type VariantLine = [
  id: number,
  option1: string,
  option2: string,
  option3: string,
  sku: string | null,
  barcode: string | null,
  price: number | null,
  discountPrice: number | null,
  stock: number | null,
  imageUrl: string | null,
  enabled: boolean,
  weight: number | null,
  startsAt: string | null,
  endsAt: string | null,
  venue: string | null,
];

export interface ItemLines {
  options: ItemOption[];
  variants: VariantLine[];
}

/** An item without options has one line, and its price, image, and status are its own. */
export const toVariantLines = ({ options, variants }: ItemLines): Cells[] => {
  const isChosen = options.length > 0;
  return variants.map(
    (
      [id, option1, option2, option3, sku, barcode, price, discountPrice, stock, imageUrl, enabled, ...rest],
      index,
    ) => ({
      ...(index === 0 && optionCells(options)),
      // Not a column: known also of items that have only one.
      storedId: String(id),
      variantId: isChosen ? String(id) : '',
      option1,
      option2,
      option3,
      sku: sku ?? '',
      barcode: barcode ?? '',
      variantPrice: toCell('price', price),
      variantDiscountPrice: toCell('price', discountPrice),
      stock: stock === null ? NOT_COUNTED : String(stock),
      variantImage: imageUrl ?? '',
      enabled: isChosen ? String(enabled) : '',
      weight: toCell('optionalWhole', rest[0]),
      startsAt: toCell('optionalText', rest[1]),
      endsAt: toCell('optionalText', rest[2]),
      venue: toCell('optionalText', rest[3]),
    }),
  );
};
