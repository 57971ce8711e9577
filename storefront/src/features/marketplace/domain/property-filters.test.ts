import type { Facet } from '@stoa/contract';
import { readView } from '@stoa/web-kit';
import { itemParams } from './item-params';
import { facetsFor, propertyLabel, typedNumber, withRange } from './property-filters';

test.each([
  ['props=material:oak&props=material:ash', 'material:oak,material:ash'],
  [
    'props=material:oak&props=height:&props=20&props=..&props=40.5&props=wide:&props=&props=..&props=9',
    'material:oak,height:20..40.5,wide:..9',
  ],
  ['props=height:&props=&props=..&props=', ''],
  ['props=height:&props=tall&props=..&props=&props=material:oak', 'material:oak'],
  ['props=height:20..,nonsense,material:', 'height:20..'],
  ['props=height:&props=1,200&props=..&props=+1+500&props=material:oak', 'height:1200..1500,material:oak'],
])('what a form says without scripts is one list: %s', (query, props) =>
  expect(readView(itemParams, new URLSearchParams(query)).values.props).toBe(props),
);

test('changing one end of a range keeps the other, and a range without ends is removed', () => {
  const from = withRange('material:oak', 'height', { min: 20 });
  expect(from).toBe('material:oak,height:20..');
  const both = withRange(from, 'height', { max: 40 });
  expect(both).toBe('material:oak,height:20..40');
  expect(withRange(withRange(both, 'height', { min: null }), 'height', { max: null })).toBe('material:oak');
});

test.each([
  ['1,200', '1200'],
  [' -3.5 ', '-3.5'],
  ['1.0', '1'],
  ['-0', '0'],
  ['', ''],
  ['tall', null],
  ['1e3', null],
])('%j is typed as %j', (typed, number) => expect(typedNumber(typed)).toBe(number));

test('an eleventh value is ignored', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `glaze:g${n}`).join();
  expect(itemParams.props.accepts(ten)).toBe(true);
  expect(itemParams.props.accepts(`${ten},glaze:g10`)).toBe(false);
  expect(withRange(ten, 'height', { min: 20 })).toBe(ten);
});

describe('a filter in words', () => {
  const facets: Facet[] = [
    {
      slug: 'material',
      name: 'Material',
      unit: null,
      kind: 'CHOICE',
      items: 2,
      values: [{ value: 'oak', text: 'Oak', count: 2 }],
      bounds: null,
    },
    { slug: 'height', name: 'Height', unit: 'cm', kind: 'NUMBER', items: 2, values: [], bounds: { min: 1, max: 9 } },
  ];
  test.each([
    ['material:oak', 'Material: Oak'],
    ['material:pine', 'Material: pine'],
    ['color:red', 'color: red'],
    ['height:20..40', 'Height: 20 to 40 cm'],
    ['height:20..', 'Height: from 20 cm'],
    ['height:..40', 'Height: up to 40 cm'],
  ])('%s', (text, words) => expect(propertyLabel(text, facets)).toBe(words));
});

test('without a category, choices that most items have are offered, and what is chosen', () => {
  const facet = (slug: string, counts: number[], kind: Facet['kind'] = 'CHOICE'): Facet => ({
    slug,
    name: slug,
    unit: null,
    kind,
    items: counts.reduce((sum, count) => sum + count, 0),
    values: counts.map((count, place) => ({ value: `v${place}`, text: '', count })),
    bounds: null,
  });
  const facets = [
    facet('where', [1, 2]),
    facet('height', [], 'NUMBER'),
    facet('material', [4, 5]),
    facet('finish', [20]),
    facet('takes', [1, 1]),
    facet('glaze', [3, 3]),
  ];
  const shown = (category: string, props = '') => facetsFor(facets, { category, props }).map(({ slug }) => slug);
  expect(shown('')).toEqual(['where', 'material', 'glaze']);
  expect(shown('', 'height:20..,takes:v0')).toEqual(['where', 'height', 'material', 'takes', 'glaze']);
  expect(shown('clay')).toHaveLength(6);
  // Other filters leave less of them.
  for (const { values } of facets) for (const value of values) value.count = 0;
  expect(shown('')).toEqual(['where', 'material', 'glaze']);
});
