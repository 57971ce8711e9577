import type { FieldWords } from '../../lib/record-kinds';

/** The version that a form was opened with isn't one of its fields, nor is the unit of its weights. */
export type FieldName<Values> = Exclude<keyof Values & string, 'updatedAt' | 'weightsIn'>;

type Words<Value, Names, Values> = { format: (value: Value, names: Names, values: Values) => string };

/** Everything the panel says about a field. Texts don't need `format`. `Names` is where ids are looked up. */
type Field<Value, Tab extends string, Names, Values> = FieldWords &
  ([Tab] extends [never] ? unknown : { tab: Tab }) &
  ([Value] extends [string] ? Partial<Words<Value, Names, Values>> : Words<Value, Names, Values>) & {
    /** The field that it only makes sense with: of two versions, both are taken from the same. */
    with?: FieldName<Values>;
  };

/** Every field of a form, in order. `Tab` lists the form's tabs, if it has any. */
export type FieldTable<Values, Tab extends string = never, Names = unknown> = {
  [Name in FieldName<Values>]: Field<Values[Name], Tab, Names, Values>;
};

/** Input props by field name: `field('title')` returns its name and label. */
export const inputsOf =
  <Name extends string>(table: Record<Name, { label: string }>) =>
  <One extends Name>(name: One) => ({ name, label: table[name].label });
