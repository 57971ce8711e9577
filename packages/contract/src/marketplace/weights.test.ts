import fc from 'fast-check';
import { fromGrams, toGrams, WEIGHT_UNITS } from './weights';

const unit = fc.constantFrom(...WEIGHT_UNITS);
const rounding = fc.constantFrom('down' as const, 'up' as const);

test('what is stored is the same after it was shown and saved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), unit, rounding, (grams, in_, rounded) => {
      expect(toGrams(fromGrams(grams, in_, rounded), in_, rounded)).toBe(grams);
    }),
  );
});

const DECIMALS = { g: 0, kg: 3, oz: 1, lb: 2 };

test('what was typed is shown again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), unit, rounding, (steps, in_, rounded) => {
      const typed = Number((steps / 10 ** DECIMALS[in_]).toFixed(DECIMALS[in_]));
      expect(fromGrams(toGrams(typed, in_, rounded), in_, rounded)).toBe(typed);
    }),
  );
});

test('things that weigh as much as a limit fit into it, however many they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 160 }), (things, ounces) => {
      const limit = toGrams((things * ounces) / 16, 'lb', 'up');
      expect(things * toGrams(ounces, 'oz', 'down')).toBeLessThanOrEqual(limit);
    }),
  );
});

test.each([
  [16, 'oz', 453, 454],
  [0.25, 'oz', 7, 8],
  [5, 'lb', 2267, 2268],
  [1.1, 'kg', 1100, 1100],
  [12.5, 'g', 12.5, 12.5],
] as const)('%d %s are %d g of a thing, and %d g as a limit', (amount, of, thing, limit) => {
  expect([toGrams(amount, of, 'down'), toGrams(amount, of, 'up')]).toEqual([thing, limit]);
});

test.each([
  [453, 'lb', '1'],
  [454, 'lb', '1.001'],
  [340, 'oz', '12'],
  [1234, 'kg', '1.234'],
] as const)('%d g are %s lb', (grams, of, shown) => expect(String(fromGrams(grams, of, 'down'))).toBe(shown));
