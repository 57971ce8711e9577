/** @jest-environment jsdom */
import { newCollection } from './collection-fields';
import { form } from './collection-form';

const gifts = { ...newCollection, title: 'Gifts under $50', slug: 'gifts' };

test('a collection that is picked by hand has no rule to complain about', () => {
  expect(form.errors({ ...gifts, minPrice: '60', maxPrice: '50' })).toEqual({});
});

test('errors of a rule stand beside its fields', () => {
  const ruled = { ...gifts, filling: 'rule' as const };
  expect(form.errors({ ...ruled, minPrice: '60', maxPrice: '50' })).toEqual({
    maxPrice: 'Max price can’t be below min price',
  });
  expect(form.errors({ ...ruled, minPrice: 'cheap' })).toEqual({ minPrice: 'Min price must be a number' });
});
