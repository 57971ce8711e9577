import { nestedErrors } from './field-errors';

test('an error is nested under its field, also in lists', () => {
  expect(nestedErrors({ title: 'too short', 'links.1.url': 'no address' })).toEqual({
    title: 'too short',
    links: [undefined, { url: 'no address' }],
  });
});

test('an error of a whole list replaces those of its entries', () => {
  expect(nestedErrors({ 'features.0': 'empty', features: 'too many' })).toEqual({ features: 'too many' });
});
