import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/**
 * Counts a use of a code for an order. False if none is left: its row is locked by the first, so of two that ask for the last use,
 * the second sees it taken.
 */
export const takeCode = async (
  trx: Sql,
  { codeId, orderId, email }: { codeId: number; orderId: number; email: string },
): Promise<boolean> => {
  const code = await tables(trx)
    .updateTable('discount_codes')
    .where('id', '=', codeId)
    .where((one) => one.or([one('usage_limit', 'is', null), one('uses', '<', one.ref('usage_limit'))]))
    .set((one) => ({ uses: one('uses', '+', 1) }))
    .returning('usage_limit_per_customer')
    .executeTakeFirst();
  if (!code) return false;
  await tables(trx).insertInto('code_uses').values({ code_id: codeId, order_id: orderId, email }).execute();
  if (code.usage_limit_per_customer === null) return true;
  const uses = await tables(trx)
    .selectFrom('code_uses')
    .where('code_id', '=', codeId)
    .where('email', '=', email)
    .select('order_id')
    .execute();
  return uses.length <= code.usage_limit_per_customer;
};

/** An order that is over has used no code. */
export const releaseCode = async (trx: Sql, orderId: number): Promise<void> => {
  await tables(trx)
    .with('gone', (db) => db.deleteFrom('code_uses').where('order_id', '=', orderId).returning('code_id'))
    .updateTable('discount_codes')
    .where('id', 'in', (code) => code.selectFrom('gone').select('gone.code_id'))
    .set((code) => ({ uses: code('uses', '-', 1) }))
    .execute();
};
