import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Restored } from '../../../backup/restored';
import { tables } from '../../../database/tables';
import { readNextNumber, skipTo } from './change-numbering';

const AT_LEAST = 100;

/**
 * Orders that were placed since the backup are lost, but their customers know their numbers: nobody else gets them. A shop that was
 * replaced said how far it had come. Otherwise nobody knows: as many as were placed in twice the time before the backup are left out, and
 * at least a hundred.
 */
export const skipOrderNumbers = async (
  strapi: Core.Strapi,
  { takenAt, restoredAt, knowsReplaced: wasReplaced }: Restored,
): Promise<void> => {
  if (wasReplaced) return;
  const sql = strapi.db.connection;
  const { rows } = await expression<{ count: number }>`SELECT count(*)::int AS count FROM orders
    WHERE placed_at > ${takenAt}::timestamptz - 2 * (${restoredAt}::timestamptz - ${takenAt}::timestamptz)`.execute(
    tables(sql),
  );
  const missed = Math.max(AT_LEAST, rows[0]?.count ?? 0);
  const next = await readNextNumber(sql);
  await skipTo(sql, Math.ceil((next + missed) / AT_LEAST) * AT_LEAST + 1);
};
