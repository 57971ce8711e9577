import type { FieldName } from '../field-table';

export type Side = 'mine' | 'theirs';

export interface Difference<Name> {
  name: Name;
  /** The likely choice: the side that changed, or mine if both did. */
  preferred: Side;
}

export interface ComparedField<Names> {
  label: string;
  format?: (value: never, names: Names, values: never) => string;
  with?: string;
}

/** The part of a `FieldTable` that comparing needs. A `FieldTable` names every field. */
export type ComparedFields<Values, Names> = Record<FieldName<Values>, ComparedField<Names>>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const namesOfFields = <Values, Names>(table: ComparedFields<Values, Names>) =>
  Object.keys(table) as FieldName<Values>[];

/** A field and those that go with it. */
const together = <Values, Names>(table: ComparedFields<Values, Names>, name: FieldName<Values>) =>
  namesOfFields(table).filter((other) => other === name || table[other].with === name);

/** The fields that differ between two versions of a record; `opened` is what both started from. */
export const differences = <Values extends object, Names>(
  table: ComparedFields<Values, Names>,
  opened: Values,
  mine: Values,
  theirs: Values,
): Difference<FieldName<Values>>[] =>
  namesOfFields(table)
    .filter((name) => !table[name].with)
    .map((name) => ({ name, all: together(table, name) }))
    .filter(({ all }) => all.some((one) => !same(mine[one], theirs[one])))
    .map(({ name, all }) => ({
      name,
      preferred: all.every((one) => same(mine[one], opened[one])) ? 'theirs' : 'mine',
    }));

/** Applies the fields chosen from my version on top of theirs, so that the result can be saved. */
export const merged = <Values extends object, Names>(
  table: ComparedFields<Values, Names>,
  mine: Values,
  theirs: Values,
  chosen: Partial<Record<FieldName<Values>, Side>>,
): Values => {
  const own = namesOfFields(table)
    .filter((name) => chosen[name] === 'mine')
    .flatMap((name) => together(table, name));
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
};

/** A form value in words; 'nothing' if it's empty. */
export function formatValue<Values extends object, Names>(
  { format }: ComparedField<Names>,
  values: Values,
  name: keyof Values,
  names: Names,
): string {
  const value = values[name];
  const words = format ? format(value as never, names, values as never) : String(value ?? '');
  return words === '' ? 'nothing' : words;
}

/** How fields put values in words: a checkbox, a record by its id, a list of records. Ids mean nothing to people. */
export const yesOrNo = (flag: boolean): string => (flag ? 'Yes' : 'No');

type Named = { id: number; name: string };

export const nameOf = (id: string, records: Named[] = []): string =>
  id === '' ? '' : (records.find((record) => String(record.id) === id)?.name ?? 'unknown');

export const namesOf = (ids: number[], records?: Named[]): string =>
  ids.map((id) => nameOf(String(id), records)).join(', ');
