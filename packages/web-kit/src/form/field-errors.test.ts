import { nestedErrors } from './field-errors';

test('an error is found at its field, in lists as well', () => {
  expect(nestedErrors({ title: 'too short', 'links.1.url': 'no address' })).toEqual({
    title: 'too short',
    links: [undefined, { url: 'no address' }],
  });
});

test('what is said of a whole list stands for what is said of its entries', () => {
  expect(nestedErrors({ 'features.0': 'empty', features: 'too many' })).toEqual({ features: 'too many' });
});
