import { ArgumentError, readArguments } from './arguments';

const refusal = (...given: string[]): string => {
  try {
    readArguments(given);
  } catch (error) {
    if (error instanceof ArgumentError) return error.message;
  }
  return '';
};

it('leaves out what is not given', () => {
  expect(readArguments([])).toEqual({ items: undefined, posts: undefined });
  expect(readArguments(['--items', '20000', '--posts=2000'])).toEqual({ items: 20_000, posts: 2000 });
});

it.each(['0', '-5', '1.5', 'many', '', '1000001'])('refuses "%s" as a number of items', (text) => {
  expect(refusal(`--items=${text}`)).toBe(`--items must be a whole number from 1 to 1,000,000, not "${text}".`);
});

it.each([[['--item', '5']], [['--items']], [['5']], [['--items', '5', 'surplus']]])(
  'refuses %j in one line',
  (given) => {
    expect(refusal(...given)).toMatch(/^[^\n]+ Usage: npm run seed -- \[--items N\] \[--posts N\]$/);
  },
);
