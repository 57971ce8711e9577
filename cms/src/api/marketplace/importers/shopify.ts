import type { Attribute } from '../../../csv/cells/attribute-cells';
import { type Cells, NOT_COUNTED } from '../../../csv/cells/columns';
import { cut } from '../../../csv/cut';
import { createHasColumn, type Importer } from '../../../csv/importer';
import { addressIn, finished, imageCells, nonEmptyCells, type Offer, offerLines, slugOf } from './cells';
import { textCells } from './texts';

/** Columns that were renamed, by today's name. */
const FORMER: Record<string, string> = {
  'url handle': 'handle',
  description: 'body (html)',
  'published on online store': 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'inventory tracker': 'variant inventory tracker',
  'inventory quantity': 'variant inventory qty',
  'continue selling when out of stock': 'variant inventory policy',
  'product image url': 'image src',
  'variant image url': 'variant image',
  'weight value (grams)': 'variant grams',
};

const reading = (cells: Cells) => {
  const byName = new Map(Object.entries(cells).map(([name, cell]) => [FORMER[name] ?? name, cell.trim()]));
  return (name: string): string => byName.get(name) ?? '';
};

type HasColumn = ReturnType<typeof createHasColumn>;

const PLACES = [1, 2, 3];
const METAFIELD = /^(.+) \(product\.metafields\./;

const pricesOf = (price: string, before: string, has: HasColumn) => {
  if (!has('variant price')) return { price: undefined, discountPrice: undefined };
  if (!has('variant compare at price')) return { price, discountPrice: undefined };
  return Number(price) > 0 && Number(before) > Number(price)
    ? { price: before, discountPrice: price }
    : { price, discountPrice: '' };
};

const stockOf = (cell: ReturnType<typeof reading>, has: HasColumn): string => {
  if (has('variant inventory tracker') && cell('variant inventory tracker') === '') return NOT_COUNTED;
  const count = cell('variant inventory qty');
  return count === '' ? '' : String(Math.max(0, Math.trunc(Number(count))));
};

/** Shopify writes 0 where nobody has entered one. Pounds are rounded down, as in the panel. */
const gramsOf = (cell: string): string => (Number(cell) > 0 ? String(Math.max(1, Math.floor(Number(cell)))) : '');

const unitPriceOf = (cell: ReturnType<typeof reading>): Attribute[] => {
  const [size, unit] = [Number(cell('unit price base measure')), cell('unit price base measure unit')];
  return size > 0 && unit ? [{ name: 'Unit price', value: `per ${size} ${unit}` }] : [];
};

const attributesOf = (row: Cells): Attribute[] =>
  Object.entries(row).flatMap(([name, cell]) => {
    const label = METAFIELD.exec(name)?.[1];
    if (!label || cell.trim() === '') return [];
    const values = cell.split(';').map((part) => part.trim());
    return [{ name: `${label[0]?.toUpperCase()}${label.slice(1)}`, value: values.join(', ') }];
  });

export const shopify: Importer = {
  source: 'shopify',
  isHeader: (names) =>
    (names.includes('handle') || names.includes('url handle')) &&
    names.includes('title') &&
    ['option1 name', 'variant price', 'body (html)', 'product image url'].some((name) => names.includes(name)),

  keysOf(cells, before) {
    const cell = reading(cells);
    const key = cell('handle') || (cell('title') === '' ? before?.belongsTo : undefined);
    return { has: key ? [key] : [], belongsTo: key };
  },

  toRecord(rows) {
    const cells = rows.map(reading);
    const has = createHasColumn(Object.keys(rows[0] ?? {}).map((name) => FORMER[name] ?? name));
    const [first = reading({})] = cells;
    const notes: { row: number; message: string }[] = [];
    const note = (row: number, message: string) => notes.push({ row, message });
    const names = PLACES.map((place) => first(`option${place} name`)).filter((name) => name !== '');
    const isVariant = cells.map((cell) =>
      ['option1 value', 'variant sku', 'variant price'].some((name) => cell(name) !== ''),
    );
    const count = isVariant.filter(Boolean).length;
    const isPlain = count <= 1 && (names.length === 0 || (names.length === 1 && names[0] === 'Title'));

    const offers = cells.flatMap((cell, row): Offer[] => {
      if (!isVariant[row]) return [];
      const [price, before] = [cell('variant price'), cell('variant compare at price')];
      if (Number(before) > 0 && Number(before) <= Number(price))
        note(row, 'The compare-at price isn’t above the price, so there is no discount');
      if (/^continue$/i.test(cell('variant inventory policy')) && cell('variant inventory tracker') !== '')
        note(row, 'Selling when out of stock isn’t supported, so the item will be sold out at 0');
      return [
        {
          row,
          values: names.map((_, index) => cell(`option${index + 1} value`)),
          ...pricesOf(price, before, has),
          cells: nonEmptyCells({
            sku: cell('variant sku'),
            barcode: cell('variant barcode'),
            stock: stockOf(cell, has),
            weight: gramsOf(cell('variant grams')),
            variantImage: isPlain ? '' : addressIn(cell('variant image')),
          }),
        },
      ];
    });
    const images = cells
      .flatMap((cell, row) => {
        const url = addressIn(cell('image src'));
        return url ? [{ url, alt: cell('image alt text'), at: Number(cell('image position')) || row + 1 }] : [];
      })
      .sort((one, other) => one.at - other.at);
    const { cells: imageColumns, left } = imageCells(images);
    if (left > 0) note(0, `${left} of its images are left out, because an item can have 12 at most`);

    const texts = textCells(first('body (html)'));
    for (const message of texts.notes) note(0, message);
    const isShown = /^(active)?$/i.test(first('status')) && !/^false$/i.test(first('published'));
    const item = {
      ...nonEmptyCells({
        slug: slugOf(first('handle'), 3),
        title: first('title'),
        ...texts.cells,
        seoTitle: cut(first('seo title'), 120),
        seoDescription: cut(first('seo description'), 320),
        published: has('status', 'published') ? String(isShown) : '',
      }),
      ...imageColumns,
    };
    const isGiftCard = /^true$/i.test(first('gift card'));
    return finished(item, {
      attributes: [...attributesOf(rows[0] ?? {}), ...unitPriceOf(first)],
      category: first('type') || (first('product category').split('>').at(-1)?.trim() ?? ''),
      tags: first('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      stock: has('variant inventory tracker') ? '0' : NOT_COUNTED,
      lines: offerLines(item, isPlain ? [] : names, offers),
      notes,
      faults: isGiftCard ? [{ row: 0, message: 'Gift cards can’t be imported' }] : [],
    });
  },
};
