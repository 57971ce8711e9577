import { formatDollars } from '@stoa/web-kit';
import type { RecordKind, RecordKinds } from '../../lib/record-kinds';
import { activityFields, fieldName, kindChoices, valueText, whatHappened } from './words';

const fields = activityFields({
  imageUrl: { label: 'Image URL', activity: { label: 'Image' } },
  price: { label: 'Price ($)', activity: { label: 'Price', format: formatDollars } },
  categoryId: { label: 'Category', activity: { name: 'category' } },
  status: { label: 'Status', activity: { format: (code: string) => (code === 'SOLD_OUT' ? 'Sold Out' : code) } },
});
const item: RecordKind = { one: 'item', many: 'Items', fields: async () => ({}) };

it('labels fields as the form does, and a removed field by its API name', () => {
  expect(['imageUrl', 'price', 'category', 'oldPrice'].map((field) => fieldName(fields, field))).toEqual([
    'Image',
    'Price',
    'Category',
    'Old price',
  ]);
});

it.each([
  ['price', 1200.5, '$1,200.50'],
  ['stock', 19_383, '19,383'],
  ['published', false, 'No'],
  ['status', 'SOLD_OUT', 'Sold Out'],
  ['title', 'SOLD_OUT', 'SOLD_OUT'],
  ['tags', ['Oak', 'Ash'], 'Oak, Ash'],
  ['excerpt', null, ''],
])('writes %s %j as %s', (field, value, text) => {
  expect(valueText(fields, field, value)).toBe(text);
});

it('describes what happened', () => {
  expect(whatHappened({ action: 'updated' }, item)).toBe('changed the item');
  expect(kindChoices({ item } as RecordKinds, ['item'])).toEqual([
    { value: '', label: 'All types' },
    { value: 'item', label: 'Items' },
  ]);
});
