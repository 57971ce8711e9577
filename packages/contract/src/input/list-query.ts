/** URL parameters shared by every list. An empty parameter counts as absent. */
import * as yup from 'yup';
import { ADMIN_PAGE_SIZE, MAX_ID, MAX_PAGE_SIZE, SORT_ORDERS, type SortOrder } from '../constants';
import { isDay } from '../days';
import { type PropertyFilter, readPropertyFilters } from '../marketplace/properties/facets';
import { noList, text, trimmed } from './fields';

const absentWhenEmpty = (value: unknown, original: unknown) => (original === '' ? undefined : value);

const wholeNumber = (name: string) =>
  yup
    .number()
    .transform(noList)
    .transform(absentWhenEmpty)
    .typeError(`${name} must be a whole number`)
    .integer(`${name} must be a whole number`)
    .min(1, `${name} must be 1 or more`);

export const queryPage = () => wholeNumber('page').max(1_000_000, 'page is too large').default(1);
export const queryLimit = (size: number) =>
  wholeNumber('limit')
    .default(size)
    .transform((value) => (value === undefined ? value : Math.min(value, MAX_PAGE_SIZE)));

export const queryId = (name: string) => wholeNumber(name).max(MAX_ID, `${name} is too large`);

export const querySearch = () =>
  text('search')
    .transform(trimmed)
    .max(200, 'search must be at most 200 characters')
    .transform((value) => (typeof value === 'string' ? value.replaceAll('\u0000', '') : value))
    .transform(absentWhenEmpty);

export const querySlug = (name: string) =>
  text(name)
    .max(200, `${name} must be at most 200 characters`)
    .transform((value) => (typeof value === 'string' ? value.replaceAll('\u0000', '') : value))
    .transform(absentWhenEmpty);

const MOST_SLUGS = 10;

/** Slugs that all have to be met: the parameter repeated, or a list with commas. */
export const querySlugs = (name: string) =>
  yup
    .array(querySlug(name).defined())
    .transform((_list, original: unknown) => {
      const given = [original].flat();
      if (!given.every((text) => typeof text === 'string')) return original;
      const slugs = [...new Set(given.join().split(','))].filter(Boolean);
      return slugs.length > 0 ? slugs.slice(0, MOST_SLUGS + 1) : undefined;
    })
    .typeError(`${name} must be text`)
    .max(MOST_SLUGS, `${name} can have at most ${MOST_SLUGS} values`);

const MOST_PROPERTIES = 20;
/** Far more than so many take. */
const LONGEST_PROPERTIES = 10_000;
const NO_PROPERTIES = 'props must be values of properties, such as material:oak or height:20..40';

/** Values and ranges of properties: the parameter repeated, or a list with commas. */
export const queryProperties = () =>
  yup
    .mixed<PropertyFilter[]>()
    .transform((_value, original: unknown) => {
      const given = [original].flat();
      if (!given.every((text) => typeof text === 'string')) return null;
      const text = given.join();
      const filters = text.length > LONGEST_PROPERTIES ? null : readPropertyFilters(text);
      return filters?.length === 0 ? undefined : filters;
    })
    .nonNullable(NO_PROPERTIES)
    .test(
      'most',
      `props can have at most ${MOST_PROPERTIES} values`,
      (filters) =>
        !filters || filters.flatMap(({ values, ranges }) => [...values, ...ranges]).length <= MOST_PROPERTIES,
    );

/** Text in a fixed format. */
export const queryText = (name: string, form: RegExp, message: string) =>
  text(name).transform(absentWhenEmpty).matches(form, message);

export const queryPrice = (name: string) =>
  yup
    .number()
    .transform(noList)
    .transform(absentWhenEmpty)
    .typeError(`${name} must be a number`)
    .min(0, `${name} must be 0 or more`)
    .max(1e12, `${name} is too large`);

export const queryFlag = (name: string) =>
  yup.boolean().transform(absentWhenEmpty).typeError(`${name} must be true or false`);

export const queryDay = (name: string) =>
  text(name, `${name} must be a day such as 2026-01-31`)
    .transform(absentWhenEmpty)
    .test('day', `${name} must be a day such as 2026-01-31`, (value) => value === undefined || isDay(value));

export const queryOneOf = <T extends string>(name: string, values: readonly T[]) =>
  yup
    .mixed<T>()
    .transform(absentWhenEmpty)
    .oneOf(values, `${name} must be one of ${values.join(', ')}`);

export const querySort = <T extends string>(fields: readonly T[], field: NoInfer<T>) =>
  queryOneOf('sortBy', fields).default(field as never) as unknown as yup.MixedSchema<T>;

export const queryOrder = (order: SortOrder = 'desc') =>
  queryOneOf('order', SORT_ORDERS).default(order as never) as unknown as yup.MixedSchema<SortOrder>;

/** A list of the panel, or one that it shares with the shop. */
export const listQuery = <Sort extends string, Filters extends yup.ObjectShape>(
  sorts: readonly Sort[],
  [by, order]: [by: NoInfer<Sort>, order: SortOrder],
  filters: Filters,
) =>
  yup.object({
    page: queryPage(),
    limit: queryLimit(ADMIN_PAGE_SIZE),
    search: querySearch(),
    ...filters,
    sortBy: querySort(sorts, by),
    order: queryOrder(order),
  });
