import type { FieldError } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../http/problem';

interface Guarded {
  table: string;
  id: number;
  /** The record's `updatedAt` when the form was opened. */
  openedAt: string | undefined;
  /** What is being changed, in words: 'item'. */
  noun: string;
  current: () => Promise<unknown>;
}

type Outcome = 'changed' | 'missing' | 'stale';

/** Thrown by a change that finds something else stored than its form was opened with. */
export class Outdated extends Error {
  constructor(readonly errors: FieldError[]) {
    super('Outdated');
  }
}

/**
 * Changes a record only if no one else has since the form was opened. The row stays locked from comparison to change, so of two
 * forms with the same `updatedAt`, exactly one wins. `change` runs inside the transaction: it may use `strapi.documents` and
 * `strapi.db.query`, never `strapi.db.connection`.
 */
export const guardedChange = async (
  strapi: Core.Strapi,
  { table, id, openedAt, noun, current }: Guarded,
  change: (documentId: string) => Promise<unknown>,
): Promise<void> => {
  const stale = async (errors?: FieldError[]) =>
    conflict(`Someone else changed this ${noun} after you opened it`, { errors, current: await current() });
  const outcome = await strapi.db
    .transaction(async ({ trx }): Promise<Outcome> => {
      const row = await trx(table).where({ id }).forNoKeyUpdate().first('document_id', 'updated_at');
      if (!row) return 'missing';
      if (openedAt !== undefined && Date.parse(openedAt) !== row.updated_at.getTime()) return 'stale';
      await change(row.document_id);
      return 'changed';
    })
    .catch(async (error: unknown) => {
      throw error instanceof Outdated ? await stale(error.errors) : error;
    });
  if (outcome === 'missing')
    throw notFound(`This ${noun} no longer exists. If it was deleted, restore it from the trash and save again`);
  if (outcome === 'stale') throw await stale();
};
