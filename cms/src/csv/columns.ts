import { splitList } from './list-cell';

/** How a cell of a column is written, whoever wrote it: `12,5` and `12.50` are one price. */
type Kind = 'text' | 'optionalText' | 'price' | 'word' | 'flag' | 'whole' | 'category' | 'tags' | 'list';

export interface Column {
  name: string;
  /** The field of the contract's input that it fills; without one, the column is shown and never imported. */
  field?: string;
  kind: Kind;
}

/** What one row holds, by column. */
export type Cells = Record<string, string>;

/** The ids of categories and tags by their slugs. */
export interface Terms {
  categories: Map<string, number>;
  tags: Map<string, number>;
}

const decimalPoint = (cell: string): string => (/^\d+,\d{1,2}$/.test(cell) ? cell.replace(',', '.') : cell);

const FORMS: Partial<Record<Kind, (cell: string) => string>> = {
  price: (cell) => decimalPoint(cell.trim()),
  word: (cell) => cell.trim().toUpperCase(),
  flag: (cell) => cell.trim().toLowerCase(),
  category: (cell) => cell.trim(),
};

const formOf = ({ kind }: Column, cell: string): string => FORMS[kind]?.(cell) ?? cell;

const sameList = (one: string, other: string) => splitList(one).join('\n') === splitList(other).join('\n');
const sameNumber = (one: string, other: string) =>
  one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);

/** Whether a cell asks for a change of what an export of the record shows. Line breaks may have passed another system. */
export const differs = (column: Column, cell: string, current: string): boolean => {
  if (cell === current) return false;
  const [wanted, has] = [formOf(column, cell), formOf(column, current)];
  if (['tags', 'list'].includes(column.kind)) return !sameList(wanted, has);
  if (['price', 'whole'].includes(column.kind) && sameNumber(wanted, has)) return false;
  return wanted.replace(/\r\n?/g, '\n').trim() !== has.replace(/\r\n?/g, '\n').trim();
};

type Value = { value: unknown } | { fault: string };

const category = (slug: string, { categories }: Terms): Value => {
  if (slug === '') return { value: undefined };
  const id = categories.get(slug);
  return id === undefined ? { fault: `No category has the slug "${slug}"` } : { value: id };
};

const tags = (cell: string, { tags: known }: Terms): Value => {
  const slugs = splitList(cell);
  const unknown = slugs.find((slug) => !known.has(slug));
  if (unknown !== undefined) return { fault: `No tag has the slug "${unknown}"` };
  return { value: slugs.map((slug) => known.get(slug)) };
};

/** What the contract's schema is given for a cell. An empty cell of a new record is left to the default. */
export const fieldValue = (column: Column, cell: string, terms: Terms, creates: boolean): Value => {
  const text = formOf(column, cell);
  if (column.kind === 'category')
    return text === '' && !creates ? { fault: 'Category is required' } : category(text, terms);
  if (column.kind === 'tags') return tags(text, terms);
  if (column.kind === 'list') return { value: splitList(text) };
  if (text === '' && creates) return { value: undefined };
  return { value: text === '' && column.kind === 'optionalText' ? null : text };
};
