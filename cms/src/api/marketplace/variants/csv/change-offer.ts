import { changedPrices, type JobChange, MAX_ID, type PriceChange, type StockChange } from '@stoa/contract';
import { type Cells, NOT_COUNTED, toCell } from '../../../../csv/cells/columns';
import type { CellChange, SheetRecord } from '../../../../csv/sheet';
import { valuesOf } from './option-cells';

type LineChange = { cells: Cells } | { problem: string };
/** What a change makes of a line; null: it stays as it is. */
type ChangeLine = (line: Cells) => LineChange | null;

const amountIn = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

/** Of a line’s pair of prices, under the names of its columns. */
const changePair = (line: Cells, [price, discountPrice]: [string, string], change: PriceChange): LineChange => {
  const after = changedPrices({ price: Number(line[price]), discountPrice: amountIn(line[discountPrice]) }, change);
  if (typeof after === 'string') return { problem: after };
  return { cells: { [price]: toCell('price', after.price), [discountPrice]: toCell('price', after.discountPrice) } };
};

const ITEM_PAIR: [string, string] = ['price', 'discountPrice'];
const VARIANT_PAIR: [string, string] = ['variantPrice', 'variantDiscountPrice'];

const changeStock = (stock: string | undefined, { by, value }: StockChange): LineChange | null => {
  if (stock === NOT_COUNTED) return null;
  const after = by === 'SET' ? value : Number(stock) + value;
  if (after < 0) return { problem: `Stock would be ${after}` };
  if (after > MAX_ID) return { problem: `Stock would be above ${MAX_ID.toLocaleString('en-US')}` };
  return { cells: { stock: String(after) } };
};

const named = (line: Cells, problem: string): string =>
  [valuesOf(line).join(' / '), problem].filter(Boolean).join(': ');

/** An item changes with all of its variants, or not at all. */
const changeLines = ({ lines }: SheetRecord, ofItem: LineChange | null, ofLine: ChangeLine): CellChange => {
  const changes = lines.map((line) => ({ line, change: ofLine(line) }));
  if (ofItem && 'problem' in ofItem) return { skipped: ofItem.problem };
  const problems = changes.flatMap(({ line, change }) =>
    change && 'problem' in change ? [named(line, change.problem)] : [],
  );
  if (problems.length > 0) return { skipped: problems.join('; ') };
  return {
    lines: changes.map(({ line: { variantId = '' }, change }, index) => ({
      variantId,
      ...(index === 0 && ofItem?.cells),
      ...(change && 'cells' in change && change.cells),
    })),
    note: null,
  };
};

const withoutCount = (record: SheetRecord, change: CellChange): CellChange => {
  const left = record.lines.filter(({ stock }) => stock === NOT_COUNTED);
  if ('skipped' in change || left.length === 0) return change;
  if (left.length === record.lines.length) return { skipped: 'Stock isn’t counted' };
  return { ...change, note: `Not counted: ${left.map((line) => valuesOf(line).join(' / ')).join(', ')}` };
};

/** Prices and stock of an item and of each variant that has its own. */
export const changeOffer = ({ action, price, stock }: JobChange, record: SheetRecord): CellChange => {
  if (action === 'changePrice' && price)
    return changeLines(record, changePair(record.cells, ITEM_PAIR, price), (line) =>
      line.variantPrice ? changePair(line, VARIANT_PAIR, price) : null,
    );
  if (action === 'endDiscount')
    return changeLines(record, { cells: { discountPrice: '' } }, () => ({ cells: { variantDiscountPrice: '' } }));
  if (action === 'changeStock' && stock)
    return withoutCount(
      record,
      changeLines(record, null, (line) => changeStock(line.stock, stock)),
    );
  throw new Error(`${action} doesn’t change an offer`);
};
