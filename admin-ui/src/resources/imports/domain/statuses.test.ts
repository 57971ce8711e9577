import { summary, writable } from './statuses';

const counts = { created: 1200, changed: 3, unchanged: 0, refused: 1 };

test('the summary of an import lists only counts above zero', () => {
  expect(summary({ counts })).toBe('1,200 created, 3 changed, 1 rejected');
  expect(summary({ counts: { created: 0, changed: 0, unchanged: 0, refused: 0 } })).toBe('0 rows');
});

test('only new and changed rows are written', () => expect(writable({ counts })).toBe(1203));
