import { timeLeft } from './time-left';
import { valueText } from './value-text';
import { fieldName, kindChoices, whatHappened } from './words';

it('names fields as the forms do', () => {
  expect(['discountPrice', 'imageUrl', 'slug', 'socialLinks', 'publishedAt'].map(fieldName)).toEqual([
    'Discount price',
    'Picture',
    'Slug',
    'Social links',
    'Published on',
  ]);
});

it.each([
  ['price', 1200.5, '$1,200.50'],
  ['stock', 12, '12'],
  ['published', false, 'No'],
  ['status', 'SOLD_OUT', 'Sold Out'],
  ['title', 'SOLD_OUT', 'SOLD_OUT'],
  ['tags', ['Oak', 'Ash'], 'Oak, Ash'],
  ['excerpt', null, ''],
])('writes %s %j as %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

it('tells what happened in words', () => {
  const subject = { kind: 'itemTag', id: 1, title: 'Oak' } as const;
  expect(whatHappened({ action: 'updated', subject })).toBe('changed the item tag');
  expect(kindChoices(['post'])).toEqual([
    { value: '', label: 'All kinds' },
    { value: 'post', label: 'Posts' },
  ]);
});

it.each([
  ['2026-03-31T12:00:00Z', 'in 30 days'],
  ['2026-03-02T13:00:00Z', 'tomorrow'],
  ['2026-03-01T13:00:00Z', 'today'],
  ['2026-03-31T11:59:00Z', 'in 30 days'],
  ['2026-02-01T12:00:00Z', 'today'],
])('until %s it is %s', (until, words) => {
  expect(timeLeft(until, new Date('2026-03-01T12:00:00Z'))).toBe(words);
});
