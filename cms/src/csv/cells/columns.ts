import type { Property } from '@stoa/contract';
import { joinList, splitList } from './list-cell';
import { propertiesIn, propertyCell, samePropertyCell } from './property-cell';

/** How a column's cells are written, whatever program wrote them: `12,5` and `12.50` are the same price. */
export type ColumnKind =
  | 'text'
  | 'optionalText'
  | 'price'
  | 'word'
  | 'flag'
  | 'whole'
  | 'optionalWhole'
  | 'stock'
  | 'category'
  | 'tags'
  | 'list'
  | 'gallery'
  | 'items'
  | 'properties';

export interface Column {
  name: string;
  /** The field of the contract's input it fills. Without one, the column is exported but never imported. */
  field?: string;
  kind: ColumnKind;
}

export type Cells = Record<string, string>;

/** The cells of a row by the names of their columns. */
export const namedCells = (names: readonly (string | null)[], cells: readonly string[]): Cells =>
  Object.fromEntries(names.flatMap((name, index) => (name === null ? [] : [[name, cells[index] ?? ''] as const])));

/** Ids by the slugs and codes that cells name. */
export interface Lookups {
  categories: Map<string, number>;
  tags: Map<string, number>;
  /** Which record has each code, such as an SKU, of the rows being checked. */
  codes?: Map<string, number>;
  /** The items that the rows being checked name by their slugs, current or former. */
  items?: Map<string, number>;
  /** What the records of each category have values of, by its slug. */
  properties?: Map<string, Property[]>;
}

/** A stock cell of what has no count. */
export const NOT_COUNTED = 'not counted';

const decimalPoint = (cell: string): string => (/^\d+,\d{1,2}$/.test(cell) ? cell.replace(',', '.') : cell);

const FORMS: Partial<Record<ColumnKind, (cell: string) => string>> = {
  price: (cell) => decimalPoint(cell.trim()),
  word: (cell) => cell.trim().toUpperCase(),
  flag: (cell) => cell.trim().toLowerCase(),
  stock: (cell) => cell.trim().toLowerCase(),
  category: (cell) => cell.trim(),
};

const formOf = ({ kind }: Column, cell: string): string => FORMS[kind]?.(cell) ?? cell;

const sameList = (one: string, other: string) => splitList(one).join('\n') === splitList(other).join('\n');
const sameNumber = (one: string, other: string) =>
  one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);

/** Whether a cell differs from what an export of the record shows. Other systems may have changed the line breaks. */
export const differs = (column: Column, cell: string, current: string): boolean => {
  if (cell === current) return false;
  const [wanted, has] = [formOf(column, cell), formOf(column, current)];
  if (column.kind === 'properties') return !samePropertyCell(wanted, has);
  if (['tags', 'list', 'gallery', 'items'].includes(column.kind)) return !sameList(wanted, has);
  if (['price', 'whole', 'optionalWhole', 'stock'].includes(column.kind) && sameNumber(wanted, has)) return false;
  return wanted.replace(/\r\n?/g, '\n').trim() !== has.replace(/\r\n?/g, '\n').trim();
};

type Value = { value: unknown } | { fault: string };

const category = (slug: string, { categories }: Lookups): Value => {
  if (slug === '') return { value: undefined };
  const id = categories.get(slug);
  return id === undefined ? { fault: `There is no category with the slug “${slug}”` } : { value: id };
};

const tags = (cell: string, { tags: idsBySlug }: Lookups): Value => {
  const slugs = splitList(cell);
  const unknown = slugs.find((slug) => !idsBySlug.has(slug));
  if (unknown !== undefined) return { fault: `There is no tag with the slug “${unknown}”` };
  return { value: slugs.map((slug) => idsBySlug.get(slug)) };
};

const items = (cell: string, { items: idsBySlug = new Map() }: Lookups): Value => {
  const slugs = splitList(cell);
  const unknown = slugs.find((slug) => !idsBySlug.has(slug));
  if (unknown !== undefined)
    return { fault: `There is no item with the slug “${unknown}” yet. Import it first, then this column` };
  return { value: [...new Set(slugs.map((slug) => idsBySlug.get(slug)))] };
};

/** An image's address, and after a space its alt text. */
const imageIn = (entry: string) => {
  const [url = '', ...alt] = entry.split(' ');
  return { url, alt: alt.join(' ') };
};

const inEntry = ({ url, alt }: { url: string; alt: string | null }): string => (alt ? `${url} ${alt}` : url);

/** The input for the contract's schema. An empty cell of a new record gets the default. `category` is the record's slug of it. */
export const fieldValue = (
  column: Column,
  cell: string,
  lookups: Lookups,
  { creates, category: of = '' }: { creates: boolean; category?: string },
): Value => {
  const text = formOf(column, cell);
  if (column.kind === 'properties') return propertiesIn(text, lookups.properties?.get(of) ?? []);
  if (column.kind === 'category')
    return text === '' && !creates ? { fault: 'Category is required' } : category(text, lookups);
  if (column.kind === 'tags') return tags(text, lookups);
  if (column.kind === 'items') return items(text, lookups);
  if (column.kind === 'list') return { value: splitList(text) };
  if (column.kind === 'gallery') return { value: splitList(text).map(imageIn) };
  if (column.kind === 'stock' && text === NOT_COUNTED) return { value: null };
  if (text === '' && creates) return { value: undefined };
  // Empty isn’t a way to stop counting.
  if (column.kind === 'stock' && text === '') return { fault: 'Stock must be a non-negative integer' };
  return { value: text === '' && ['optionalText', 'optionalWhole'].includes(column.kind) ? null : text };
};

/** The slug of a category or tag, or the name of a person. */
const word = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'slug' in value ? String(value.slug) : 'name' in value ? String(value.name) : '';
};

/** A database value as an export shows it. */
export const toCell = (kind: ColumnKind, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (kind === 'price') return Number(value).toFixed(2);
  if (kind === 'properties') return propertyCell(value as Parameters<typeof propertyCell>[0]);
  if (kind === 'gallery') return joinList((value as Parameters<typeof inEntry>[0][]).map(inEntry));
  return Array.isArray(value) ? joinList(value.map(word)) : word(value);
};
