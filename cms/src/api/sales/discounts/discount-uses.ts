import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/**
 * Counts a use of a discount for an order. False if none is left: its row is locked by the first, so of two that ask for the last
 * use, the second sees it taken.
 */
export const takeDiscount = async (
  trx: Sql,
  { discountId, orderId, email }: { discountId: number; orderId: number; email: string },
): Promise<boolean> => {
  const taken = await tables(trx)
    .with('taken', (db) =>
      db
        .updateTable('discounts')
        .where('id', '=', discountId)
        .where((one) => one.or([one('usage_limit', 'is', null), one('uses', '<', one.ref('usage_limit'))]))
        .set((one) => ({ uses: one('uses', '+', 1) }))
        .returning(['id', 'usage_limit_per_customer']),
    )
    .with('noted', (db) =>
      db
        .insertInto('discount_uses')
        .columns(['discount_id', 'order_id', 'email'])
        .expression((one) =>
          one.selectFrom('taken').select(['taken.id', one.val(orderId).as('order_id'), one.val(email).as('email')]),
        ),
    )
    .selectFrom('taken')
    .select('usage_limit_per_customer as usageLimitPerCustomer')
    .executeTakeFirst();
  if (!taken) return false;
  if (taken.usageLimitPerCustomer === null) return true;
  // A statement of its own, since it has to see what others wrote while this one waited for the row.
  const uses = await tables(trx)
    .selectFrom('discount_uses')
    .where('discount_id', '=', discountId)
    .where('email', '=', email)
    .select('order_id')
    .execute();
  return uses.length <= taken.usageLimitPerCustomer;
};

/** An order that is over has used no discount. */
export const releaseDiscount = async (trx: Sql, orderId: number): Promise<void> => {
  await tables(trx)
    .with('gone', (db) => db.deleteFrom('discount_uses').where('order_id', '=', orderId).returning('discount_id'))
    .updateTable('discounts')
    .where('id', 'in', (discount) => discount.selectFrom('gone').select('gone.discount_id'))
    .set((discount) => ({ uses: discount('uses', '-', 1) }))
    .execute();
};
