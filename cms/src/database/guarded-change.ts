import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../http/problem';

interface Guarded {
  table: string;
  id: number;
  /** The `updatedAt` that the form was opened with. */
  openedAt: string | undefined;
  /** What is changed, in words: 'item'. */
  noun: string;
  /** The record as it is now, for a form that has become stale. */
  current: () => Promise<unknown>;
}

type Outcome = 'changed' | 'missing' | 'stale';

/**
 * Changes a record only if nobody else did since the form was opened. The row is locked from the comparison to the
 * change, so that of two forms with the same `updatedAt` exactly one wins. `change` runs inside the transaction:
 * it may use `strapi.documents` and `strapi.db.query`, never `strapi.db.connection`.
 */
export const guardedChange = async (
  strapi: Core.Strapi,
  { table, id, openedAt, noun, current }: Guarded,
  change: (documentId: string) => Promise<unknown>,
): Promise<void> => {
  const outcome = await strapi.db.transaction(async ({ trx }): Promise<Outcome> => {
    const row = await trx(table).where({ id }).forNoKeyUpdate().first('document_id', 'updated_at');
    if (!row) return 'missing';
    if (openedAt !== undefined && Date.parse(openedAt) !== row.updated_at.getTime()) return 'stale';
    await change(row.document_id);
    return 'changed';
  });
  if (outcome === 'missing') throw notFound(`This ${noun} does not exist`);
  if (outcome === 'stale')
    throw conflict(`This ${noun} was changed by someone else since you opened it`, { current: await current() });
};
