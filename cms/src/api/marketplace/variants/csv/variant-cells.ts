import { type Cells, type Column, NOT_COUNTED, toCell } from '../../../../csv/columns';
import type { WholeItemRow } from '../../serializers/item';
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
];

/** An item without options has one line, and its price, image, and status are its own. */
export const toVariantLines = ({ options, variants }: Pick<WholeItemRow, 'options' | 'variants'>): Cells[] => {
  const isChosen = options.length > 0;
  return variants.map(({ id, values, own, stock, sku, barcode, imageUrl, enabled }, index) => ({
    ...(index === 0 && optionCells(options)),
    // Not a column: known also of items that have only one.
    storedId: String(id),
    variantId: isChosen ? String(id) : '',
    option1: values[0] ?? '',
    option2: values[1] ?? '',
    option3: values[2] ?? '',
    sku: sku ?? '',
    barcode: barcode ?? '',
    variantPrice: toCell('price', own?.price),
    variantDiscountPrice: toCell('price', own?.discountPrice),
    stock: stock === null ? NOT_COUNTED : String(stock),
    variantImage: imageUrl ?? '',
    enabled: isChosen ? String(enabled) : '',
  }));
};
