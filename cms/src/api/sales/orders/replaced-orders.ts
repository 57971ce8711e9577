import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** Only what its customer canceled before it was paid. */
export const replaceOrder = async (trx: Sql, key: string, by: number): Promise<void> => {
  await tables(trx)
    .updateTable('orders')
    .where('checkout_key', '=', key)
    .where('state', '=', 'CANCELLED')
    .where('replaced_by', 'is', null)
    .where('canceled_at', 'is', null)
    .where('paid_at', 'is', null)
    .where('made_by', 'is', null)
    .set({ replaced_by: by })
    .execute();
};

/** What its customer ordered instead, and the other way around. */
export const readReplacements = (sql: Sql, orderId: number) =>
  tables(sql)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('orders as later')
        .innerJoin('orders as earlier', 'earlier.replaced_by', 'later.id')
        .where('earlier.id', '=', orderId)
        .select('later.number')
        .$asScalar()
        .as('replacedBy'),
      selectFrom('orders').where('replaced_by', '=', orderId).select('number').$asScalar().as('replaces'),
    ])
    .executeTakeFirstOrThrow();
