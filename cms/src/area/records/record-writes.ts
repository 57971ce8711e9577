import type { SubjectKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { guardedChange, guardedRow } from '../../database/guarded-change';
import { createRecord, deleteRecord, updateRecord } from '../../database/records';
import type { Sql } from '../../database/sql';
import type { Problem } from '../../http/problem';
import { services } from '../../services';
import type { FieldsTable } from '../fields';

type Opened = Parameters<typeof guardedChange>[1];

/** How records are written. `guard` refuses a change if somebody else was first. */
interface Writes<Input> {
  guard(opened: Opened, change: (documentId: string) => Promise<unknown>): Promise<void>;
  create(input: Input): Promise<number>;
  change(id: number, input: Input, documentId: string): Promise<unknown>;
  remove(id: number): Promise<{ id: number }>;
}

/** Under the names of attributes, and without the version that was opened. */
const toAttributes = (fields: FieldsTable, input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      name === 'updatedAt' ? [] : [[fields[name]?.console?.attribute ?? name, value]],
    ),
  );

/** As the console does it: rules, activity, and trash follow. */
export const documentWrites = (
  strapi: Core.Strapi,
  { uid, noun, fields }: { uid: `api::${string}.${string}`; noun: string; fields: FieldsTable },
): Writes<object> => ({
  guard: (opened, change) => guardedChange(strapi, opened, change),
  create: (input) => createRecord(strapi, uid, toAttributes(fields, input)),
  change: (_id, input, documentId) => updateRecord(strapi, uid, documentId, toAttributes(fields, input)),
  remove: (id) => deleteRecord(strapi, uid, id, noun),
});

interface Rows<Input> {
  kind: SubjectKind;
  table: string;
  missing: () => Problem;
  toRow: (input: Input) => object;
  beforeDelete?: ((trx: Sql, id: number) => Promise<void>) | undefined;
}

/** For a table that Strapi doesn’t know. */
export const rowWrites = <Input>(
  strapi: Core.Strapi,
  { kind, table, missing, toRow, beforeDelete }: Rows<Input>,
): Writes<Input> => {
  const { watch } = services(strapi).history.activity;
  return {
    guard: (opened, change) => guardedRow(strapi, opened, () => change('')),
    async create(input) {
      return watch({ kind, made: (id: number) => [id] }, async (trx) => {
        const [row] = await trx(table).insert(toRow(input)).returning('id');
        return row.id as number;
      });
    },
    change: (id, input) => watch({ kind, ids: [id] }, (trx) => trx(table).where({ id }).update(toRow(input))),
    /** Whatever uses the row while it is deleted has it locked, so it is seen here, or finds the row gone. */
    async remove(id) {
      await watch({ kind, ids: [id] }, async (trx) => {
        if (!(await trx(table).where({ id }).forUpdate().first('id'))) throw missing();
        await beforeDelete?.(trx, id);
        await trx(table).where({ id }).delete();
      });
      return { id };
    },
  };
};
