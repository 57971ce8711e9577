/** Properties of a category, and the values of its items. */
import * as yup from 'yup';
import { MAX_CHOICES, MAX_PROPERTIES, PROPERTY_KINDS } from '../../constants';
import type { FieldError } from '../../input/errors';
import { choice, flag, isListOf, patterned, recordId, requiredText, slugText, textOrNull } from '../../input/fields';
import { slugify } from '../../input/slugs';
import { type Property, type PropertyValue, readValue } from './property-values';

interface Named {
  name?: string;
  slug?: string;
}

const MAX_NAME = 60;
const MAX_SLUG = 60;

/** Of the beginning of a long name: to normalize many accents in a row takes quadratic time. */
const slugOf = (name: string) =>
  slugify(name.slice(0, MAX_NAME).normalize('NFKD').replace(/\p{M}/gu, '')).replace(/^-+|-+$|-(?=-)/g, '');

/** Adds the slugs that are missing, made from the names, each once. */
const withSlugs = (entries: unknown, otherwise: string): unknown => {
  if (!Array.isArray(entries)) return entries;
  const named: Named[] = entries.map((entry) => (typeof entry === 'string' ? { name: entry } : entry));
  const taken = new Set(named.map((entry) => entry?.slug));
  const counts = new Map<string, number>();
  return named.map((entry) => {
    if (typeof entry?.name !== 'string' || entry.slug) return entry;
    const base = slugOf(entry.name).slice(0, 50) || otherwise;
    let slug = base;
    let count = counts.get(base) ?? 1;
    while (taken.has(slug)) {
      count += 1;
      slug = `${base}-${count}`;
    }
    counts.set(base, count);
    taken.add(slug);
    return { ...entry, slug };
  });
};

const slugField = () => patterned(slugText(1)).max(MAX_SLUG, `Slug must be at most ${MAX_SLUG} characters`);

const repeated = (list: readonly Named[], field: keyof Named): number => {
  const texts = list.map((entry) => entry[field]?.toLowerCase());
  const seen = new Set<string | undefined>();
  return texts.findIndex((text) => seen.has(text) || !seen.add(text));
};

/** No two entries with the same name or slug. */
const distinct = (noun: string) =>
  ({
    name: 'distinct',
    test(this: yup.TestContext, list: readonly Named[] | null | undefined) {
      if (!isListOf(list, ({ name, slug }) => typeof name === 'string' && typeof slug === 'string')) return true;
      for (const field of ['name', 'slug'] as const) {
        const place = repeated(list, field);
        const path = `${this.path}[${place}].name`;
        if (place >= 0) return this.createError({ path, message: `Two ${noun} have the same ${field}` });
      }
      return true;
    },
  }) as const;

const choiceList = () =>
  yup
    .array()
    .transform((_list, given) => withSlugs(given, 'value'))
    .typeError('Values must be a list')
    .of(yup.object({ name: requiredText('Value', 1, MAX_NAME), slug: slugField() }))
    .max(MAX_CHOICES, `A property can have at most ${MAX_CHOICES} values`)
    .test(distinct('values'));

const fields = {
  // In a CSV, it is followed by the value.
  name: requiredText('Name', 1, MAX_NAME).test('no-sign', 'Name can’t contain =', (name) => !name?.includes('=')),
  slug: slugField(),
  kind: choice('Kind', PROPERTY_KINDS),
  unit: textOrNull('Unit', 20).test(
    'of-number',
    'Only a number can have a unit',
    (unit, { parent: { kind } }) => !unit || !kind || kind === 'NUMBER',
  ),
  choices: choiceList()
    .test(
      'needed',
      'A choice needs at least one value',
      (choices, { parent: { kind } }) => kind !== 'CHOICE' || !choices || choices.length > 0,
    )
    .test(
      'of-choice',
      'Only a choice can have values',
      (choices, { parent: { kind } }) => !choices || choices.length === 0 || !kind || kind === 'CHOICE',
    ),
  facet: flag('Filter').test(
    'not-text',
    'Text can’t be a filter',
    (facet, { parent: { kind } }) => !facet || kind !== 'TEXT',
  ),
};

const withDefaults = {
  ...fields,
  kind: fields.kind.default('TEXT'),
  unit: fields.unit.default(null),
  choices: fields.choices.default([]),
  facet: fields.facet.default(false),
};

/** What editors set of one property. */
export const propertyInput = yup.object(withDefaults);
export const updatePropertyInput = yup.object({
  ...fields,
  name: fields.name.optional(),
  slug: fields.slug.optional(),
});

const listedProperty = yup.object({
  ...withDefaults,
  /** Without one, the property is new. */
  id: recordId('Property'),
});
export type PropertyInput = yup.InferType<typeof listedProperty>;

/** In order, and sent as a whole: a property that is missing is deleted. */
export const categoryProperties = () =>
  yup
    .array()
    .transform((_list, given) => withSlugs(given, 'property'))
    .typeError('Properties must be a list')
    .of(listedProperty)
    .max(MAX_PROPERTIES, `A category can have at most ${MAX_PROPERTIES} properties`)
    .test(distinct('properties'));

/** Those that a category had before may be sent, too. */
const MAX_GIVEN = 10 * MAX_PROPERTIES;

type PropertyValuesInput = Record<string, PropertyValue | null>;

const isGiven = ([slug, value]: [string, unknown]): boolean =>
  slug.length <= MAX_SLUG && (value === null || ['string', 'number', 'boolean'].includes(typeof value));

/** What an item is read with may be sent back: a list of entries with `slug` and `value`. */
const bySlug = (given: unknown): unknown =>
  isListOf(given as { slug: string; value: unknown }[], ({ slug }) => typeof slug === 'string')
    ? Object.fromEntries((given as { slug: string; value: unknown }[]).map(({ slug, value }) => [slug, value]))
    : given;

/** Values by the slugs of properties. Whether they fit, `fittingValues` says, with the properties of the category. */
export const propertyValues = () =>
  yup
    .mixed<PropertyValuesInput>()
    .label('Properties')
    .transform((value) => bySlug(value))
    .test(
      'values',
      'Properties must be values by their slugs, such as {"material": "oak"}',
      (given) =>
        given === undefined ||
        (typeof given === 'object' && given !== null && !Array.isArray(given) && Object.entries(given).every(isGiven)),
    )
    .test(
      'most',
      `Properties can have at most ${MAX_GIVEN} values`,
      (given) => typeof given !== 'object' || given === null || Object.keys(given).length <= MAX_GIVEN,
    );

/** The values in the form in which items keep them, without empty ones, and what is wrong with the others. */
export const fittingValues = (properties: readonly Property[], given: PropertyValuesInput) => {
  const values: Record<string, PropertyValue> = {};
  const errors: FieldError[] = [];
  for (const [slug, value] of Object.entries(given)) {
    const property = properties.find((one) => one.slug === slug);
    if (!property && (value === null || value === '')) continue;
    const read = property ? readValue(property, value) : { fault: `The item’s category has no property “${slug}”` };
    if ('fault' in read) errors.push({ path: ['properties', slug], message: read.fault });
    else if (read.value !== null) values[slug] = read.value;
  }
  return { values, errors };
};
