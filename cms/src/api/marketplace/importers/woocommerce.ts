import { MAX_OPTIONS, MAX_VARIANTS } from '@stoa/contract';
import { type Cells, NOT_COUNTED } from '../../../csv/cells/columns';
import { createHasColumn, type Importer } from '../../../csv/importer';
import { addressIn, finished, imageCells, nonEmptyCells, type Offer, offerLines, slugOf } from './cells';
import { textCells } from './texts';

const read = (cells: Cells, name: string): string => cells[name]?.trim() ?? '';

/** A comma within an entry is written `\,`. */
const listIn = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter((entry) => entry !== '');

/** What WordPress puts its own things in the place of. */
const SHORTCODES = /\[\/?(?:gallery|caption|embed|video|audio|playlist|vc_\w+|et_pb_\w+)\b[^[\]]*\]/g;

const htmlIn = (cell: string): string =>
  cell
    .replace(SHORTCODES, '')
    .replace(/(?<!\\)\\n/g, '\n')
    .replaceAll('\\\\n', '\\n')
    .replace(/\n{2,}/g, '</p><p>');

const attributesOf = (cells: Cells) =>
  Object.keys(cells).flatMap((column) => {
    const place = /^attribute (\d+) name$/.exec(column)?.[1];
    const name = place ? read(cells, column) : '';
    return name ? [{ name, values: listIn(read(cells, `attribute ${place} value(s)`)) }] : [];
  });

type HasColumn = ReturnType<typeof createHasColumn>;

const typesOf = (cells: Cells): string[] => listIn(read(cells, 'type').toLowerCase());
const isVariation = (cells: Cells): boolean => typesOf(cells).includes('variation');

/** Written in the shop's own way: `12,50`. */
const amountIn = (cell: string): number => Number(cell.replace(',', '.'));

const isRunning = (cells: Cells): boolean => {
  const [from, until] = ['date sale price starts', 'date sale price ends'].map((name) => Date.parse(read(cells, name)));
  return !(Number(from) > Date.now()) && !(Number(until) < Date.now());
};

const pricesOf = (cells: Cells, has: HasColumn) => {
  const [price, sale] = [read(cells, 'regular price'), read(cells, 'sale price')];
  const isSale = sale !== '' && amountIn(sale) < amountIn(price) && isRunning(cells);
  return {
    price: has('regular price') ? price : undefined,
    discountPrice: has('sale price') ? (isSale ? sale : '') : undefined,
  };
};

const stockOf = (cells: Cells, has: HasColumn): string => {
  if (!has('stock', 'in stock?')) return '';
  const count = read(cells, 'stock');
  if (count === '' || Number.isNaN(amountIn(count))) return read(cells, 'in stock?') === '0' ? '0' : NOT_COUNTED;
  return String(Math.max(0, Math.trunc(amountIn(count))));
};

const TOO_MANY = `An item can have at most ${MAX_VARIANTS} variants`;

/** Undefined: more than an item can have. */
const combined = (choices: string[][]): string[][] | undefined => {
  if (choices.reduce((product, { length }) => product * length, 1) > MAX_VARIANTS) return undefined;
  return choices.reduce<string[][]>(
    (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
};

const UNTAKEN = ['grouped', 'external'];

export const woocommerce: Importer = {
  source: 'woocommerce',
  hasNoSlugs: true,
  isHeader: (names) =>
    ['type', 'sku', 'name'].every((name) => names.includes(name)) &&
    ['regular price', 'in stock?', 'attribute 1 name'].some((name) => names.includes(name)),

  keysOf(cells) {
    const keys = [read(cells, 'id') && `id:${read(cells, 'id')}`, read(cells, 'sku')].filter((key) => key !== '');
    return isVariation(cells)
      ? { has: [], belongsTo: read(cells, 'parent') || undefined }
      : { has: keys, belongsTo: undefined };
  },

  toRecord(rows) {
    const [first = {}, ...variations] = rows;
    const has = createHasColumn(Object.keys(first));
    const notes: { row: number; message: string }[] = [];
    const note = (row: number, message: string) => notes.push({ row, message });
    const faults: { row: number; message: string }[] = [];
    if (isVariation(first)) faults.push({ row: 0, message: 'The file doesn’t contain the product of this variation' });
    const untaken = typesOf(first).find((type) => UNTAKEN.includes(type));
    if (untaken) faults.push({ row: 0, message: `Products of the type “${untaken}” can’t be imported` });

    const attributes = attributesOf(first);
    const varying = new Set(variations.flatMap((cells) => attributesOf(cells).map(({ name }) => name)));
    const names = attributes.map(({ name }) => name).filter((name) => varying.has(name));
    if (names.length > MAX_OPTIONS) faults.push({ row: 0, message: `An item can have at most ${MAX_OPTIONS} options` });
    const offers = variations.flatMap((cells, index): Offer[] => {
      const row = index + 1;
      const own = new Map(attributesOf(cells).map(({ name, values }) => [name, values[0] ?? '']));
      const isShared = read(cells, 'stock').toLowerCase() === 'parent';
      if (isShared) note(row, 'Stock shared by all variations isn’t supported, so it won’t be counted');
      const stock = stockOf(cells, has);
      const open = names.filter((name) => !own.get(name));
      if (open.length > 0 && stock !== '' && stock !== NOT_COUNTED)
        faults.push({ row, message: `This variation is for any ${open.join(' and ')}, so its stock can’t be split` });
      const choices = names.map((name) => {
        const value = own.get(name);
        return value ? [value] : (attributes.find((attribute) => attribute.name === name)?.values ?? []);
      });
      const combinations = combined(choices);
      if (!combinations) faults.push({ row, message: TOO_MANY });
      const image = addressIn(listIn(read(cells, 'images'))[0] ?? '');
      return (combinations ?? []).map((values, place) => ({
        row,
        values,
        ...pricesOf(cells, has),
        cells: {
          ...nonEmptyCells({
            sku: place === 0 ? read(cells, 'sku') : '',
            barcode: place === 0 ? read(cells, 'gtin, upc, ean, or isbn') : '',
            stock,
            variantImage: image,
          }),
          ...(has('published') && { enabled: String(read(cells, 'published') !== '0') }),
        },
      }));
    });
    const single: Offer = {
      row: 0,
      values: [],
      ...pricesOf(first, has),
      cells: nonEmptyCells({
        sku: read(first, 'sku'),
        barcode: read(first, 'gtin, upc, ean, or isbn'),
        stock: stockOf(first, has),
      }),
    };

    const listed = listIn(read(first, 'images'));
    const images = listed.flatMap((text) => addressIn(text) ?? []).map((url) => ({ url, alt: '' }));
    if (images.length < listed.length) note(0, 'Images that are only named, without an address, are left out');
    const { cells: imageColumns, left } = imageCells(images);
    if (left > 0) note(0, `${left} of its images are left out, because an item can have 12 at most`);

    const paths = listIn(read(first, 'categories')).map((path) => path.split('>').map((name) => name.trim()));
    const [deepest = []] = [...paths].sort((one, other) => other.length - one.length);
    const category = deepest.at(-1) ?? '';
    const isHidden = read(first, 'visibility in catalog').toLowerCase() === 'hidden';
    if (isHidden) note(0, 'It is hidden in the catalog, so it won’t be published');
    const texts = textCells(htmlIn(read(first, 'description')), htmlIn(read(first, 'short description')));
    for (const message of texts.notes) note(0, message);
    const item = {
      ...nonEmptyCells({
        slug: slugOf(read(first, 'name'), 3) || slugOf(`product ${read(first, 'id')}`, 3),
        title: read(first, 'name'),
        ...texts.cells,
        featured: read(first, 'is featured?') && String(read(first, 'is featured?') === '1'),
        published:
          has('published') || isHidden
            ? String(['1', 'true'].includes(read(first, 'published').toLowerCase()) && !isHidden)
            : '',
      }),
      ...imageColumns,
    };
    return finished(item, {
      attributes: attributes
        .filter(({ name, values }) => values.length > 0 && !varying.has(name))
        .map(({ name, values }) => ({ name, value: values.join(', ') })),
      category,
      tags: [
        ...listIn(read(first, 'tags')),
        ...new Set(paths.map((path) => path.at(-1) ?? '').filter((name) => name !== '' && name !== category)),
      ],
      stock: NOT_COUNTED,
      lines: offerLines(item, names, offers.length > 0 ? offers : [single]),
      notes,
      faults,
    });
  },
};
