import { cellsIn, type SheetColumn, withBlock, withCopies } from './sheet-edits';

const columns: SheetColumn[] = [
  { path: 'sku', label: 'SKU', kind: 'text', width: 100 },
  { path: 'own.price', label: 'Price', kind: 'number', width: 100 },
  { path: 'enabled', label: 'On sale', kind: 'flag', width: 60 },
  { path: 'image', label: 'Image', kind: 'choice', choices: [{ value: '/a.webp', label: 'Image 1' }], width: 100 },
];
const row = { sku: '', own: { price: '' }, enabled: true, image: '' };
const rows = [row, row, row];

test('a pasted block fills the cells from its position, and ignores what does not fit', () => {
  const block = cellsIn('A-1\t$1,250.00\tno\tImage 1\tmore\r\nA-2\t12,5\tTRUE\tImage 9\r\nA-3\r\nA-4\r\n');
  expect(block).toHaveLength(4);
  expect(withBlock(rows, columns, { row: 0, column: 0 }, block)).toEqual([
    { sku: 'A-1', own: { price: '1250.00' }, enabled: false, image: '/a.webp' },
    { sku: 'A-2', own: { price: '12,5' }, enabled: true, image: '' },
    { sku: 'A-3', own: { price: '' }, enabled: true, image: '' },
  ]);
  const [first, second, third] = withBlock(rows, columns, { row: 1, column: 1 }, cellsIn('7\n8\n'));
  expect(first).toBe(row);
  expect([second?.own, third?.own]).toEqual([{ price: '7' }, { price: '8' }]);
});

test('a cell can be copied to the cells below or to all rows', () => {
  const price = columns[1] as SheetColumn;
  const priced = [row, { ...row, own: { price: '9' } }, row, row];
  const pricesOf = (filled: (typeof row)[]) => filled.map(({ own }) => own.price);
  expect(pricesOf(withCopies(priced, price, 1, 'below'))).toEqual(['', '9', '9', '9']);
  expect(pricesOf(withCopies(priced, price, 1, 'all'))).toEqual(['9', '9', '9', '9']);
});
