import type { FieldErrors } from '@stoa/web-kit';
import type { ComponentType } from 'react';
import type { FieldTable } from '../form/field-table';

export type SavedRecord = { id: number; updatedAt: string };
export type FormValues = { updatedAt: string };

/** What sets the form of one kind apart. New and existing records share it. */
export interface FormScreen<Values extends FormValues, Record extends SavedRecord, Names = null> {
  /** What its messages call one, if that isn’t its name. */
  longName?: string;
  fields: FieldTable<Values, never, Names>;
  Inputs: ComponentType;
  empty: Values;
  errors: (values: Values) => FieldErrors;
  /** `before`: what the form holds, whose rows keep their keys. Left out: each field as the API has it. */
  toValues?: (record: Record, before?: Values) => Values;
  /** What is sent. Left out: what was typed. */
  toInput?: (values: Values) => object;
  /** What becomes of the values when others have changed the record, if not all fields are taken as they are. */
  rebase?: (mine: Values, opened: Values, theirs: Values) => Values;
  /** What else follows when one is created. It must not fail. */
  useCreated?: () => (values: Values) => Promise<void>;
  /** Where ids are looked up when two versions are compared. */
  useNames?: () => Names;
  /** What a new one is saved as by Ctrl+S, which opens its form then. Left out: it can’t be. */
  savedAs?: string;
  /** The slug, if it can be seen in the shop. */
  visibleSlug?: (record: Record) => string | false;
}

export const toValuesWith =
  <Values extends FormValues, Record extends SavedRecord>({
    empty,
    toValues,
  }: Pick<FormScreen<Values, Record>, 'empty' | 'toValues'>) =>
  (record: Record, before?: Values): Values =>
    toValues
      ? toValues(record, before)
      : (Object.fromEntries(
          Object.entries(empty).map(([name, none]) => [name, record[name as keyof Record] ?? none]),
        ) as Values);

/** Without the version that was opened. */
export const withoutVersion = <Values extends FormValues>({ updatedAt: _, ...values }: Values) => values;
