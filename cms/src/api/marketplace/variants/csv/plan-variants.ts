import { type Cells, differs, fieldValue, type Lookups, NOT_COUNTED } from '../../../../csv/cells/columns';
import { joinList } from '../../../../csv/cells/list-cell';
import type { Change, Input, PartsPlan, Reason, SheetRecord } from '../../../../csv/sheet';
import { STOCK_AT_VARIANTS } from '../queries';
import { hasNamedOptions, optionCells, optionsIn, saysNoOptions, valuesOf } from './option-cells';
import { OPTION_COLUMNS, VARIANT_COLUMNS } from './variant-cells';

const NO_LOOKUPS: Lookups = { categories: new Map(), tags: new Map() };
const NO_CHANGE: PartsPlan = { input: {}, changes: [], faults: [], lineOf: [] };

const ONE_ROW = 'An item without options has one row. Name its options in option1Name';

const cellOf = (cells: Cells | undefined, name: string): string => cells?.[name] ?? '';
const wordsOf = (cells: Cells): string => valuesOf(cells).join(' / ');
const hasVariantCells = (line: Cells): boolean =>
  ['variantId', ...VARIANT_COLUMNS.map(({ name }) => name)].some((name) => cellOf(line, name).trim() !== '');

/** The stored variant that a line is about: by id, by its values, or by its SKU. */
const findVariant = (line: Cells, stored: Cells[]): Cells | undefined => {
  const id = cellOf(line, 'variantId').trim();
  if (id) return stored.find(({ variantId }) => variantId === id);
  const words = wordsOf(line);
  const sku = cellOf(line, 'sku').trim();
  return (
    stored.find((variant) => words !== '' && wordsOf(variant) === words) ??
    stored.find((variant) => sku !== '' && variant.sku === sku)
  );
};

/** A variant as its line leaves it. */
const readLine = (line: Cells, stored: Cells | undefined) => {
  const touched = VARIANT_COLUMNS.filter(
    (column) => column.name in line && differs(column, cellOf(line, column.name), cellOf(stored, column.name)),
  );
  const cells = { ...stored, ...Object.fromEntries(touched.map(({ name }) => [name, cellOf(line, name)])) };
  const fields: Input = {};
  const faults: Reason[] = [];
  for (const column of VARIANT_COLUMNS) {
    const isTouched = touched.includes(column);
    // An order may change the stock meanwhile.
    if (column.kind === 'stock' && stored && !isTouched) continue;
    const read = fieldValue(column, cellOf(cells, column.name), NO_LOOKUPS, { creates: !(stored && isTouched) });
    if ('fault' in read) faults.push({ column: column.name, message: read.fault });
    else if (column.field) fields[column.field] = read.value;
  }
  const { price = '', discountPrice = '', sku, barcode, stock, imageUrl, enabled } = fields;
  const { weight, startsAt, endsAt, venue } = fields;
  const own = price === '' && discountPrice === '' ? null : { price: price === '' ? undefined : price, discountPrice };
  const id = stored && Number(stored.storedId);
  const stockBefore = stored?.stock === NOT_COUNTED ? null : stored?.stock;
  const changes: Change[] = touched.map(({ name }) => ({
    column: name,
    before: cellOf(stored, name),
    after: cellOf(line, name),
  }));
  return {
    cells,
    changes,
    faults,
    input: {
      id,
      values: valuesOf(cells),
      own,
      sku,
      barcode,
      stock,
      stockBefore,
      imageUrl,
      enabled,
      weight,
      startsAt,
      endsAt,
      venue,
    },
  };
};

interface Entry {
  /** Undefined: the variant stays as it is. */
  line: number | undefined;
  stored: Cells | undefined;
}

/**
 * Lines that name the options are all variants that the item will have: one that is missing is deleted. Other lines change those
 * that they are about.
 */
const match = (lines: Cells[], stored: Cells[], isComplete: boolean, hasOptions: boolean) => {
  const faults: PartsPlan['faults'] = [];
  const fault = (line: number, column: string | null, message: string) => faults.push({ line, column, message });
  const found = lines.map((line) => (hasOptions ? findVariant(line, stored) : undefined));
  for (const [line, cells] of lines.entries()) {
    const at = found[line];
    if (at && found.indexOf(at) < line) fault(line, null, 'Another row is for the same variant');
    else if (!at && cellOf(cells, 'variantId').trim() !== '')
      fault(line, 'variantId', 'This item has no variant with this id. Leave the cell empty to add one');
    else if (!at && !isComplete && hasOptions && hasVariantCells(cells))
      fault(line, cellOf(cells, 'stock').trim() && valuesOf(cells).length === 0 ? 'stock' : null, notFound(cells));
    else if (!isComplete && !hasOptions && line > 0) fault(line, null, ONE_ROW);
    else if (!isComplete && !hasOptions && valuesOf(cells).length > 0)
      fault(line, 'option1Name', 'Name the option of this value');
  }
  const entries: Entry[] = isComplete
    ? lines.map((_, line) => ({ line, stored: found[line] }))
    : hasOptions
      ? stored.map((variant) => ({ line: orNone(found.indexOf(variant)), stored: variant }))
      : [{ line: 0, stored: stored[0] }];
  return { faults, entries };
};

const orNone = (index: number): number | undefined => (index < 0 ? undefined : index);

const notFound = (cells: Cells): string =>
  valuesOf(cells).length > 0 || cellOf(cells, 'sku').trim()
    ? 'This item has no such variant'
    : `${STOCK_AT_VARIANTS}. Name the variant by its id, values, or SKU`;

const takenSkus = (lines: Cells[], record: SheetRecord | undefined, { codes }: Lookups): PartsPlan['faults'] =>
  lines.flatMap((cells, line) => {
    const owner = codes?.get(cellOf(cells, 'sku').trim());
    if (owner === undefined || owner === record?.id) return [];
    return [{ line, column: 'sku', message: 'Another variant already has this SKU' }];
  });

/** Its variants go with the options. What is left is new, and has the price of the item. */
const withoutOptions = (lines: Cells[]) => {
  const faults: PartsPlan['faults'] = lines
    .slice(1)
    .map((_, index) => ({ line: index + 1, column: null, message: ONE_ROW }));
  if (cellOf(lines[0], 'stock').trim() === '')
    faults.push({ line: 0, column: 'stock', message: 'Enter the item’s stock without options' });
  return { faults, entries: [{ line: 0, stored: undefined }] };
};

export const planVariants = (rows: Cells[], record: SheetRecord | undefined, lookups: Lookups): PartsPlan => {
  const saysNone = saysNoOptions(rows);
  const lines = saysNone ? rows.map((line) => ({ ...line, option1Name: '' })) : rows;
  const [first = {}] = lines;
  const stored = record?.lines ?? [];
  const [storedFirst = {}] = stored;
  const hasOptions = hasNamedOptions(storedFirst);
  const removes = saysNone && hasOptions;
  const isComplete = removes || hasNamedOptions(first);
  const { faults, entries } = removes ? withoutOptions(lines) : match(lines, stored, isComplete, hasOptions);
  const skus = takenSkus(lines, record, lookups);
  if (faults.length + skus.length > 0) return { ...NO_CHANGE, faults: [...faults, ...skus] };

  const read = entries.map(({ line, stored: variant }) => ({
    line,
    ...readLine(line === undefined ? {} : (lines[line] ?? {}), variant),
  }));
  const options = isComplete ? optionsIn(first, lines, storedFirst) : optionsIn(storedFirst, [], storedFirst);
  const named = optionCells(options);
  const ofOptions = OPTION_COLUMNS.filter(
    ({ name }) => isComplete && cellOf(named, name) !== cellOf(storedFirst, name),
  );
  const [before, after] = [joinList(stored.map(wordsOf)), joinList(read.map(({ cells }) => wordsOf(cells)))];
  const ofItem: Change[] = [
    ...ofOptions.map(({ name }) => ({ column: name, before: cellOf(storedFirst, name), after: cellOf(named, name) })),
    ...(before === after ? [] : [{ column: 'variants', before, after }]),
  ];
  const changes = lines.map((_, line) => [
    ...(line === 0 ? ofItem : []),
    ...(read.find((variant) => variant.line === line)?.changes ?? []),
  ]);
  if (record && changes.every((ofLine) => ofLine.length === 0)) return NO_CHANGE;
  const lineOf = read.map(({ line }) => line);
  const unread = read.flatMap((variant) => variant.faults.map((fault) => ({ ...fault, line: variant.line ?? 0 })));
  return { input: { options, variants: read.map(({ input }) => input) }, changes, faults: unread, lineOf };
};
