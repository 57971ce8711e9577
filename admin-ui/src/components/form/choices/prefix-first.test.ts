import { prefixFirst } from './prefix-first';

const COUNTRIES = ['American Samoa', 'Canada', 'Dominican Republic', 'Germany'].map((label) => ({ label }));

it.each([
  ['can', ['Canada', 'American Samoa', 'Dominican Republic']],
  [' GER', ['Germany']],
  ['', ['American Samoa', 'Canada', 'Dominican Republic', 'Germany']],
  ['xyz', []],
])('“%s” finds what begins with it first', (inputValue, found) => {
  const state = { inputValue, getOptionLabel: ({ label }: { label: string }) => label };
  expect(prefixFirst(COUNTRIES, state).map(({ label }) => label)).toEqual(found);
});
