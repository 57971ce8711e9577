import { updateItemInput } from '../marketplace/marketplace';
import { DEFAULT_SECTIONS, homeInput } from '../store/home';
import { check } from './errors';

const named = { name: 'Size', values: [{ name: 'S' }] };
const variants = [{ values: ['S'] }];

describe('a list that has to fit as a whole', () => {
  it.each([
    [homeInput, { sections: [null, ...DEFAULT_SECTIONS.slice(1)] }, 'sections.0'],
    [updateItemInput, { gallery: [null] }, 'gallery.0'],
    [updateItemInput, { options: [null], variants }, 'options.0'],
    [updateItemInput, { options: 'x', variants }, 'options'],
    [updateItemInput, { options: [{ name: 'Size' }], variants }, 'options.0.values'],
    [updateItemInput, { options: [{ name: 'Size', values: null }], variants }, 'options.0.values'],
    [updateItemInput, { options: [{ name: 'Size', values: [null] }], variants }, 'options.0.values.0'],
    [updateItemInput, { options: [{ ...named, name: ['Size'] }], variants }, 'options.0.name'],
    [updateItemInput, { options: [{ ...named, values: [{ name: null }] }], variants }, 'options.0.values.0.name'],
    [updateItemInput, { options: [named], variants: 'x' }, 'variants'],
    [updateItemInput, { options: [named], variants: [null] }, 'variants.0'],
    [updateItemInput, { options: [named], variants: [{ values: null }] }, 'variants.0.values'],
    [updateItemInput, { options: [named], variants: [{ values: [null] }] }, 'variants.0.values.0'],
  ])('is refused where an entry is none: %#', (schema, input, path) => {
    const result = check(schema, input);
    expect(result).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path: path.split('.') })]),
    });
  });
});

it('variants are told apart by each of their values, whatever these contain', () => {
  const options = ['Size', 'Glaze'].map((name) => ({
    name,
    values: ['a', 'a,b', 'b,c', 'c'].map((value) => ({ name: value })),
  }));
  const values = [
    ['a', 'b,c'],
    ['a,b', 'c'],
  ];
  expect(check(updateItemInput, { options, variants: values.map((chosen) => ({ values: chosen })) })).toMatchObject({
    value: { variants: values.map((chosen) => ({ values: chosen })) },
  });
});
