import { typedGrams, weightText } from './weights';

test.each([
  ['1.5', 'lb', 680, 681],
  ['12', 'oz', 340, 341],
  ['500', 'g', 500, 500],
  ['12.5', 'g', 12.5, 12.5],
  ['', 'lb', null, null],
  ['heavy', 'lb', 'heavy', 'heavy'],
] as const)('%j typed in %s', (text, unit, thing, limit) => {
  expect([typedGrams(text, unit, 'down'), typedGrams(text, unit, 'up')]).toEqual([thing, limit]);
});

test('a weight is shown as it was typed', () => {
  expect(weightText(680, 'lb', 'down')).toBe('1.5');
  expect(weightText(681, 'lb', 'up')).toBe('1.5');
  expect(weightText(null, 'lb', 'down')).toBe('');
});
