/** @jest-environment jsdom */
import { newCollection } from './collection-fields';
import { form } from './collection-form';

const gifts = { ...newCollection, title: 'Gifts under $50', slug: 'gifts' };

test('a manual collection has no errors about its rule', () => {
  expect(form.errors({ ...gifts, minPrice: '60', maxPrice: '50' })).toEqual({});
});

test('errors of a rule are shown at its fields', () => {
  const ruled = { ...gifts, filling: 'rule' as const };
  expect(form.errors({ ...ruled, minPrice: '60', maxPrice: '50' })).toEqual({
    maxPrice: 'Max price can’t be below min price',
  });
  expect(form.errors({ ...ruled, minPrice: 'cheap' })).toEqual({ minPrice: 'Min price must be a number' });
});
