export interface FieldDescription<Values> {
  name: keyof Values & string;
  label: string;
  /** How a value is said in words; texts and numbers say themselves. */
  inWords?: (value: never) => string;
}

export type Side = 'mine' | 'theirs';

export interface Difference<Values> {
  field: FieldDescription<Values>;
  /** Which one a careful person would take: the one that was changed; where both were, one's own. */
  preferred: Side;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two versions of one record differ; `opened` is what both started from. */
export function differences<Values extends object>(
  fields: FieldDescription<Values>[],
  opened: Values,
  mine: Values,
  theirs: Values,
): Difference<Values>[] {
  return fields
    .filter(({ name }) => !same(mine[name], theirs[name]))
    .map((field) => ({ field, preferred: same(mine[field.name], opened[field.name]) ? 'theirs' : 'mine' }));
}

/** Theirs, with what was chosen of mine. */
export function merged<Values extends object>(mine: Values, theirs: Values, chosen: Record<string, Side>): Values {
  const own = Object.entries(mine).filter(([name]) => chosen[name] === 'mine');
  return { ...theirs, ...Object.fromEntries(own) };
}

export function said<Values>({ inWords }: FieldDescription<Values>, value: unknown): string {
  const words = inWords ? inWords(value as never) : String(value ?? '');
  return words === '' ? 'nothing' : words;
}

/** How the comparison says what a form holds: a box that is ticked, a record by its id, a list of them. Nobody knows an id. */
export const yesOrNo = (flag: boolean): string => (flag ? 'Yes' : 'No');

type Named = { id: number; name: string };

export const nameOf =
  (records: Named[] = []) =>
  (id: string): string =>
    id === '' ? '' : (records.find((record) => String(record.id) === id)?.name ?? 'unknown');

export const namesOf =
  (records: Named[] = []) =>
  (ids: number[]): string =>
    ids.map(String).map(nameOf(records)).join(', ');
