import { describeUses } from './media-uses';

const item = (title: string) => ({ kind: 'item' as const, id: 1, title });

it.each([
  [['Oak'], "item 'Oak'"],
  [['Oak', 'Ash'], "item 'Oak' and item 'Ash'"],
  [['Oak', 'Ash', 'Elm'], "item 'Oak', item 'Ash' and item 'Elm'"],
  [['Oak', 'Ash', 'Elm', 'Yew', 'Fir'], "item 'Oak', item 'Ash', item 'Elm' and 2 more"],
])('names where an image is used: %j', (titles, sentence) => expect(describeUses(titles.map(item))).toBe(sentence));
