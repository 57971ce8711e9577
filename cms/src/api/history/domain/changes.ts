import type { Change, ChangedValue } from '@stoa/contract';
import { shorten } from './shorten';

/** A record's fields in comparable form: plain values, dates, and references as { id, name }. */
export type Fields = Record<string, unknown>;

const isText = (value: ChangedValue): value is string | null => value === null || typeof value === 'string';
const isEmpty = (value: ChangedValue): boolean =>
  value === null || value === '' || value === false || sizeOf(value) === 0;
const sizeOf = (value: ChangedValue): number | undefined => (Array.isArray(value) ? value.length : undefined);

const nameOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : String(entry);

const toChangedValue = (value: unknown): ChangedValue => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(nameOf);
  return typeof value === 'number' || typeof value === 'boolean' ? value : nameOf(value);
};

/** Two changes of a record, one after the other, as one. */
export const joined = (first: Change[], then: Change[]): Change[] => [
  ...first.map((change) => {
    const next = then.find(({ field }) => field === change.field);
    return next ? { ...change, after: next.after, shortened: change.shortened || next.shortened } : change;
  }),
  ...then.filter(({ field }) => !first.some((change) => change.field === field)),
];

/** Lists the fields that differ. For a created or deleted record, lists what it held. */
export const changesBetween = (before: Fields | undefined, after: Fields | undefined): Change[] =>
  Object.keys(after ?? before ?? {}).flatMap((field): Change[] => {
    const [was, is] = [before?.[field], after?.[field]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const sides = { before: toChangedValue(was), after: toChangedValue(is) };
    if (isEmpty(sides.before) && isEmpty(sides.after) && !(before && after)) return [];
    if (!isText(sides.before) || !isText(sides.after)) return [{ field, ...sides, shortened: false }];
    return [{ field, ...shorten(sides.before, sides.after) }];
  });
