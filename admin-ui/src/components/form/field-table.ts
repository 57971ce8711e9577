import type { FieldWords } from '../../lib/record-kinds';

/** The version that a form was opened with isn't one of its fields. */
export type FieldName<Values> = Exclude<keyof Values & string, 'updatedAt'>;

type Words<Value, Names> = { inWords: (value: Value, names: Names) => string };

/** Everything the panel says about a field. Texts don't need `inWords`. `Names` is where ids are looked up. */
export type Field<Value, Tab extends string, Names> = FieldWords &
  ([Tab] extends [never] ? unknown : { tab: Tab }) &
  ([Value] extends [string] ? Partial<Words<Value, Names>> : Words<Value, Names>);

/** Every field of a form, in order. `Tab` lists the form's tabs, if it has any. */
export type FieldTable<Values, Tab extends string = never, Names = unknown> = {
  [Name in FieldName<Values>]: Field<Values[Name], Tab, Names>;
};

/** Input props by field name: `field('title')` returns its name and label. */
export const inputsOf =
  <Name extends string>(table: Record<Name, { label: string }>) =>
  <One extends Name>(name: One) => ({ name, label: table[name].label });
