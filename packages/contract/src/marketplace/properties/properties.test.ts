import { check } from '../../input/errors';
import { itemListQuery, updateItemInput } from '../marketplace';
import { marketplaceCategoryInput } from '../marketplace-terms';
import { readPropertyFilters, writePropertyFilters } from './facets';
import { fittingValues } from './properties';
import type { Property, PropertyValue } from './property-values';
import { formatProperty, propertyText, readValue } from './property-values';

const property = (more: Partial<Property>): Property => ({
  id: 1,
  slug: 'material',
  name: 'Material',
  unit: null,
  kind: 'CHOICE',
  choices: [
    { slug: 'oak', name: 'Oak' },
    { slug: 'ash', name: 'European ash' },
  ],
  facet: true,
  ...more,
});
const height = property({ slug: 'height', name: 'Height', unit: 'cm', kind: 'NUMBER', choices: [] });
const flag = property({ slug: 'washable', name: 'Washable', kind: 'FLAG', choices: [] });
const text = property({ slug: 'maker', name: 'Maker', kind: 'TEXT', choices: [], facet: false });

describe('a value', () => {
  it.each<[Property, PropertyValue | null, PropertyValue | null]>([
    [property({}), 'oak', 'oak'],
    [property({}), ' european ASH ', 'ash'],
    [property({}), '', null],
    [height, ' 12.5 ', 12.5],
    [height, -3, -3],
    [height, null, null],
    [flag, 'Yes', true],
    [flag, 'false', false],
    [flag, true, true],
    [text, ' Anna & Co. ', 'Anna & Co.'],
  ])('%# is kept in one form', (of, given, value) => expect(readValue(of, given)).toEqual({ value }));

  it.each<[Property, PropertyValue, string]>([
    [property({}), 'pine', 'Material must be one of Oak, European ash'],
    [height, 'tall', 'Height must be a number'],
    [height, true, 'Height must be a number'],
    [height, '1e3', 'Height must be a number'],
    [height, 2e9, 'Height must be at most 1000000000'],
    [height, 1.23456, 'Height can have at most four decimal places'],
    [flag, 'perhaps', 'Washable must be yes or no'],
    [flag, 'constructor', 'Washable must be yes or no'],
    [text, 'x'.repeat(201), 'Maker must be at most 200 characters'],
    [text, 'a\u0007', 'Maker contains characters that are not allowed'],
  ])('%# that doesn’t fit is named', (of, given, fault) => expect(readValue(of, given)).toEqual({ fault }));

  it('is read by people', () => {
    expect([propertyText(property({}), 'ash'), propertyText(height, 1234.5), propertyText(flag, false)]).toEqual([
      'European ash',
      '1,234.5',
      'No',
    ]);
    expect(formatProperty({ text: '12', unit: 'cm' })).toBe('12 cm');
  });
});

test('values that fit are kept, the others are named, and empty ones are none', () => {
  expect(fittingValues([property({}), height], { material: 'Oak', height: 'tall', color: 'red', size: '' })).toEqual({
    values: { material: 'oak' },
    errors: [
      { path: ['properties', 'height'], message: 'Height must be a number' },
      { path: ['properties', 'color'], message: 'The item’s category has no property “color”' },
    ],
  });
});

test('an item’s values may be sent back as they were read', () =>
  expect(check(updateItemInput, { properties: [{ slug: 'height', name: 'Height', value: 12, text: '12' }] })).toEqual({
    value: { properties: { height: 12 } },
  }));

test.each([[[1]], ['oak'], [{ material: ['oak'] }]])('%j isn’t a set of values', (properties) =>
  expect(check(updateItemInput, { properties })).toMatchObject({
    errors: [{ path: ['properties'], message: expect.stringContaining('Properties must be values by their slugs') }],
  }),
);

describe('properties of a category', () => {
  const cleaned = (properties: unknown) => check(marketplaceCategoryInput, { name: 'Wood', slug: 'wood', properties });

  it('get their slugs from their names, each once', () =>
    expect(cleaned([{ name: 'Größe', kind: 'CHOICE', choices: ['1/2', '12', { name: '木' }] }])).toMatchObject({
      value: {
        properties: [
          {
            slug: 'groe',
            unit: null,
            facet: false,
            choices: [
              { name: '1/2', slug: '12' },
              { name: '12', slug: '12-2' },
              { name: '木', slug: 'value' },
            ],
          },
        ],
      },
    }));

  it.each<[object, string, string]>([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'X=Y' }, 'name', 'Name can’t contain ='],
    [{ name: 'X', kind: 'COLOR' }, 'kind', 'Kind must be one of CHOICE, NUMBER, TEXT, FLAG'],
    [{ name: 'X', kind: 'CHOICE' }, 'choices', 'A choice needs at least one value'],
    [{ name: 'X', kind: 'FLAG', choices: ['A'] }, 'choices', 'Only a choice can have values'],
    [{ name: 'X', kind: 'FLAG', unit: 'cm' }, 'unit', 'Only a number can have a unit'],
    [{ name: 'X', kind: 'TEXT', facet: true }, 'facet', 'Text can’t be a filter'],
    [{ name: 'X', slug: 'Über' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
  ])('%j is refused', (one, field, message) =>
    expect(cleaned([one])).toEqual({ errors: [{ path: ['properties', '0', field], message }] }),
  );

  it('have different names, and so have the values of one', () => {
    expect(cleaned([{ name: 'Size' }, { name: 'size' }])).toEqual({
      errors: [{ path: ['properties', '1', 'name'], message: 'Two properties have the same name' }],
    });
    expect(cleaned([{ name: 'Size', kind: 'CHOICE', choices: ['S', 's'] }])).toEqual({
      errors: [{ path: ['properties', '0', 'choices', '1', 'name'], message: 'Two values have the same name' }],
    });
  });
});

describe('filters by properties', () => {
  it.each([
    [
      'material:oak,material:ash,height:20..40',
      [
        ['material', 'oak', 'ash'],
        ['height', 20, 40],
      ],
    ],
    ['height:..40,height:60.5..', [['height', null, 40, 60.5, null]]],
    ['material:oak,material:oak,', [['material', 'oak']]],
    ['height:..', []],
  ])('%s is read, and written the same', (props, filters) => {
    const read = readPropertyFilters(props) ?? [];
    expect(
      read.map(({ slug, values, ranges }) => [slug, ...values, ...ranges.flatMap(({ min, max }) => [min, max])]),
    ).toEqual(filters);
    expect(readPropertyFilters(writePropertyFilters(read))).toEqual(read);
  });

  it('are one parameter, which may be repeated', () =>
    expect(check(itemListQuery, { props: ['material:oak', 'material:ash'] })).toMatchObject({
      value: { props: [{ slug: 'material', values: ['oak', 'ash'], ranges: [] }] },
    }));

  it('may be empty', () => expect(check(itemListQuery, { props: '' })).not.toHaveProperty('value.props'));

  it.each(['material', 'Material:oak', 'height:1..x', { oak: '1' }])('%j is refused', (props) =>
    expect(check(itemListQuery, { props })).toEqual({
      errors: [
        { path: ['props'], message: 'props must be values of properties, such as material:oak or height:20..40' },
      ],
    }),
  );

  it('are 20 at most', () =>
    expect(check(itemListQuery, { props: Array.from({ length: 21 }, (_, at) => `size:s${at}`).join() })).toEqual({
      errors: [{ path: ['props'], message: 'props can have at most 20 values' }],
    }));
});
