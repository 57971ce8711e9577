import { correctWords, editsBetween } from './did-you-mean';

const vocabulary = new Map(
  Object.entries({
    cushion: 3,
    wool: 9,
    wood: 2,
    wall: 30,
    ceramics: 4,
    throw: 5,
    linocut: 1,
    bowl: 7,
    bowls: 1,
    mug: 2,
  }),
);

it.each([
  ['cushon', 'cushion'],
  ['Cushoin', 'cushion'],
  ['woll', 'wool'],
  ['ceramcs', 'ceramics'],
  ['wool thorw', 'wool throw'],
  ['lynocut', 'linocut'],
  ['bwol', 'bowl'],
  ['handmade cushon', 'handmade cushion'],
])('%s is corrected to %s', (search, meant) => {
  expect(correctWords(search, vocabulary)).toBe(meant);
});

it.each(['wool', 'ceram', 'zzzz', 'wool zzzz', 'cushon '.repeat(6), 'mg', '', '%_\\'])(
  '“%s” has no correction',
  (search) => {
    expect(correctWords(search, vocabulary)).toBeUndefined();
  },
);

it('counts missing, added, different, and swapped letters as one edit each', () => {
  const edits = (one: string, other: string) => [editsBetween(one, other, 3), editsBetween(other, one, 3)];
  expect(edits('wool', 'wool')).toEqual([0, 0]);
  expect(edits('wol', 'wool')).toEqual([1, 1]);
  expect(edits('wood', 'wool')).toEqual([1, 1]);
  expect(edits('wolo', 'wool')).toEqual([1, 1]);
  expect(edits('cat', 'cushion')).toEqual([4, 4]);
});
