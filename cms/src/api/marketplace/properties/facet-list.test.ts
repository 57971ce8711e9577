import { type FacetProperty, toFacets, type ValueCount } from './facet-list';

const OAK = { slug: 'oak', name: 'Oak' };
const ASH = { slug: 'ash', name: 'Ash' };
const material = (...choices: FacetProperty['choices']): FacetProperty => ({
  slug: 'material',
  name: 'Material',
  unit: null,
  kind: 'CHOICE',
  choices,
});
const held = (value: ValueCount['value'], items: number, listed = items): ValueCount => ({
  slug: 'material',
  value,
  listed,
  items,
  min: null,
  max: null,
});

it('lists values in the order of the category, without those that no item has', () => {
  expect(toFacets([material(OAK, ASH, { slug: 'elm', name: 'Elm' })], [held('ash', 2), held('oak', 1)], [])).toEqual([
    {
      slug: 'material',
      name: 'Material',
      unit: null,
      kind: 'CHOICE',
      items: 3,
      bounds: null,
      values: [
        { value: 'oak', text: 'Oak', count: 1 },
        { value: 'ash', text: 'Ash', count: 2 },
      ],
    },
  ]);
});

it('keeps what is chosen, even if no item has it', () => {
  const [facet] = toFacets([material(OAK, ASH)], [], [{ slug: 'material', values: ['ash'] }]);
  expect(facet?.values).toEqual([{ value: 'ash', text: 'Ash', count: 0 }]);
});

it('keeps what other filters leave nothing of', () => {
  expect(toFacets([material(OAK, ASH)], [held('oak', 0, 4), held('ash', 1, 2)], [])).toMatchObject([
    {
      items: 6,
      values: [
        { value: 'oak', count: 0 },
        { value: 'ash', count: 1 },
      ],
    },
  ]);
});

it('leaves out a property that no item has', () => expect(toFacets([material(OAK)], [], [])).toEqual([]));

it('is one facet for all categories with the slug', () => {
  const facets = toFacets([material(OAK), material(ASH, OAK)], [held('oak', 3), held('ash', 1)], []);
  expect(facets.map(({ values }) => values.map(({ text, count }) => [text, count]))).toEqual([
    [
      ['Oak', 3],
      ['Ash', 1],
    ],
  ]);
});
