/** @jest-environment jsdom */
import { newCollection } from '../domain/collection-fields';
import { fieldErrorsOf } from './collection-inputs';

const gifts = { ...newCollection, title: 'Gifts under $50', slug: 'gifts' };

test('a collection that is picked by hand has no rule to complain about', () => {
  expect(fieldErrorsOf({ ...gifts, minPrice: '60', maxPrice: '50' })).toEqual({});
});

test('errors of a rule stand beside its fields', () => {
  const ruled = { ...gifts, filling: 'rule' as const };
  expect(fieldErrorsOf({ ...ruled, minPrice: '60', maxPrice: '50' })).toEqual({
    maxPrice: 'Max price can’t be below min price',
  });
  expect(fieldErrorsOf({ ...ruled, minPrice: 'cheap' })).toEqual({ minPrice: 'Min price must be a number' });
});
