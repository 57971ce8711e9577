import { nextKey, withKeys } from './row-keys';

const rows = ['a', 'b', 'c'].map((name) => ({ name }));
const keysOf = (keyed: { key: number }[]) => keyed.map(({ key }) => key);

test('rows have keys of their own, and keep those of the rows before them', () => {
  expect(withKeys(rows)).toEqual(rows.map((row, place) => ({ ...row, key: place + 1 })));
  expect(keysOf(withKeys(rows, [{ key: 7 }, { key: 2 }, { key: 4 }]))).toEqual([7, 2, 4]);
  expect(keysOf(withKeys(rows, [{ key: 3 }]))).toEqual([3, 4, 5]);
  expect(keysOf(withKeys(rows.slice(1), [{ key: 7 }, { key: 2 }, { key: 4 }]))).toEqual([7, 2]);
});

test('a new row has a key that no other has', () => {
  expect([nextKey([]), nextKey([{ key: 4 }, { key: 2 }])]).toEqual([1, 5]);
});
