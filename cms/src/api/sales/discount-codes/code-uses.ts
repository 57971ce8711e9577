import type { Sql } from '../../../database/sql';

/**
 * Counts a use of a code for an order. False if none is left: its row is locked by the first, so of two that ask for the last use,
 * the second sees it taken.
 */
export const takeCode = async (
  trx: Sql,
  { codeId, orderId, email }: { codeId: number; orderId: number; email: string },
): Promise<boolean> => {
  const [code] = await trx('discount_codes')
    .where({ id: codeId })
    .whereRaw('(usage_limit IS NULL OR uses < usage_limit)')
    .increment('uses', 1)
    .returning('usage_limit_per_customer');
  if (!code) return false;
  await trx('code_uses').insert({ code_id: codeId, order_id: orderId, email });
  if (code.usage_limit_per_customer === null) return true;
  const uses: unknown[] = await trx('code_uses').where({ code_id: codeId, email }).select('order_id');
  return uses.length <= code.usage_limit_per_customer;
};

/** An order that is over has used no code. */
export const releaseCode = async (trx: Sql, orderId: number): Promise<void> => {
  await trx.raw(
    `WITH gone AS (DELETE FROM code_uses WHERE order_id = ? RETURNING code_id)
     UPDATE discount_codes SET uses = uses - 1 WHERE id IN (SELECT code_id FROM gone)`,
    [orderId],
  );
};
