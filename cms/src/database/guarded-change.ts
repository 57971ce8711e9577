import type { FieldError } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../http/problem';
import type { Sql } from './sql';

interface Guarded {
  table: string;
  /** Which row; of a table with one row, any. */
  id?: number;
  /** The record's `updatedAt` when the form was opened. */
  openedAt: string | undefined;
  /** What is being changed, in words: 'item'. */
  noun: string;
  current: () => Promise<unknown>;
}

type Outcome = 'changed' | 'missing' | 'stale';

/** Thrown by a change that finds something else stored than its form was opened with. */
export class StaleVersionError extends Error {
  constructor(readonly errors: FieldError[] = []) {
    super('Stale version');
  }
}

/**
 * Changes a row only if no one else has since the form was opened. It stays locked from comparison to change, so of two forms with
 * the same `updatedAt`, exactly one wins.
 */
export const guardedRow = async <Row extends { updated_at: Date }>(
  strapi: Core.Strapi,
  { table, id, openedAt, noun, current }: Guarded,
  change: (trx: Sql, row: Row) => Promise<unknown>,
  missing = `This ${noun} no longer exists`,
): Promise<void> => {
  const stale = async (errors?: FieldError[]) =>
    conflict(`Someone else changed this ${noun} after you opened it`, { errors, current: await current() });
  const outcome = await strapi.db
    .transaction(async ({ trx }): Promise<Outcome> => {
      const row = await trx(table)
        .where(id === undefined ? {} : { id })
        .forNoKeyUpdate()
        .first();
      if (!row) return 'missing';
      if (openedAt !== undefined && Date.parse(openedAt) !== row.updated_at.getTime()) return 'stale';
      await change(trx, row);
      return 'changed';
    })
    .catch(async (error: unknown) => {
      throw error instanceof StaleVersionError ? await stale(error.errors) : error;
    });
  if (outcome === 'missing') throw notFound(missing);
  if (outcome === 'stale') throw await stale();
};

/** The same for a record. `change` may use `strapi.documents` and `strapi.db.query`, never `strapi.db.connection`. */
export const guardedChange = (
  strapi: Core.Strapi,
  guarded: Guarded & { id: number },
  change: (documentId: string) => Promise<unknown>,
): Promise<void> =>
  guardedRow<{ updated_at: Date; document_id: string }>(
    strapi,
    guarded,
    (_trx, row) => change(row.document_id),
    `This ${guarded.noun} no longer exists. If it was deleted, restore it from the trash and save again`,
  );
