import type { FieldName } from './field-table';

export type Side = 'mine' | 'theirs';

export interface Difference<Name> {
  name: Name;
  /** The likely choice: the side that changed, or mine if both did. */
  preferred: Side;
}

export interface ComparedField<Names> {
  label: string;
  inWords?: (value: never, names: Names) => string;
}

/** The part of a `FieldTable` that comparing needs. A `FieldTable` names every field. */
export type ComparedFields<Values, Names> = Record<FieldName<Values>, ComparedField<Names>>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const namesOfFields = <Values, Names>(table: ComparedFields<Values, Names>) =>
  Object.keys(table) as FieldName<Values>[];

/** The fields that differ between two versions of a record; `opened` is what both started from. */
export const differences = <Values extends object, Names>(
  table: ComparedFields<Values, Names>,
  opened: Values,
  mine: Values,
  theirs: Values,
): Difference<FieldName<Values>>[] =>
  namesOfFields(table)
    .filter((name) => !same(mine[name], theirs[name]))
    .map((name) => ({ name, preferred: same(mine[name], opened[name]) ? 'theirs' : 'mine' }));

/** Applies the fields chosen from my version on top of theirs, so that the result can be saved. */
export const merged = <Values extends object, Names>(
  table: ComparedFields<Values, Names>,
  mine: Values,
  theirs: Values,
  chosen: Partial<Record<FieldName<Values>, Side>>,
): Values => {
  const own = namesOfFields(table).filter((name) => chosen[name] === 'mine');
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
};

/** A form value in words; 'nothing' if it's empty. */
export function said<Names>({ inWords }: ComparedField<Names>, value: unknown, names: Names): string {
  const words = inWords ? inWords(value as never, names) : String(value ?? '');
  return words === '' ? 'nothing' : words;
}

/** How fields put values in words: a checkbox, a record by its id, a list of records. Ids mean nothing to people. */
export const yesOrNo = (flag: boolean): string => (flag ? 'Yes' : 'No');

type Named = { id: number; name: string };

export const nameOf = (id: string, records: Named[] = []): string =>
  id === '' ? '' : (records.find((record) => String(record.id) === id)?.name ?? 'unknown');

export const namesOf = (ids: number[], records?: Named[]): string =>
  ids.map((id) => nameOf(String(id), records)).join(', ');
