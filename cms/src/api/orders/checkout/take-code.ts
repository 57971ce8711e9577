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
    .whereRaw('(most_uses IS NULL OR uses < most_uses)')
    .increment('uses', 1)
    .returning('most_each');
  if (!code) return false;
  await trx('code_uses').insert({ code_id: codeId, order_id: orderId, email });
  if (code.most_each === null) return true;
  const uses: unknown[] = await trx('code_uses').where({ code_id: codeId, email }).select('order_id');
  return uses.length <= code.most_each;
};
