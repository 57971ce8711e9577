import { randomUUID } from 'node:crypto';
import { sql as expression, type UpdateObject } from 'kysely';
import { type CamelCased, camelCased } from '../../../database/camel-case';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** In place of a provider: money that none knows of, so that an administrator's word counts. */
export const MANUAL = 'manual';

/** Beside what its order is now, and whether any of it was ever to be paid back. */
const selectPayments = (sql: Sql) =>
  tables(sql)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select((payment) => [
      'orders.state as orderState',
      payment
        .exists(payment.selectFrom('refunds').whereRef('refunds.order_id', '=', 'orders.id'))
        .$castTo<boolean>()
        .as('hasRefunds'),
    ]);

export type PaymentRow = CamelCased<Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>>;

export type NewPayment = Pick<PaymentRow, 'provider' | 'amount' | 'isTest'>;

/** The keys are stored before the provider is asked, so whatever happens, it can be asked for the same thing again. */
export const paymentRow = ({ provider, amount, isTest }: NewPayment) => ({
  provider,
  amount,
  is_test: isTest,
  open_key: randomUUID(),
  capture_key: randomUUID(),
});

export const insertPayment = async (trx: Sql, { orderId, ...payment }: NewPayment & { orderId: number }) => {
  const { id } = await tables(trx)
    .insertInto('payments')
    .values({ order_id: orderId, ...paymentRow(payment) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Whether no other attempt of its order followed. */
export const isLatestPayment = (id: number) =>
  expression<boolean>`NOT EXISTS (SELECT FROM payments later WHERE later.order_id = orders.id AND later.id > ${id})`;

/** The attempt that counts: when a provider's order can't be paid anymore, another one follows. */
export const latestPayment = async (sql: Sql, order: number | { key: string }): Promise<PaymentRow | undefined> => {
  const [column, value] = typeof order === 'number' ? (['id', order] as const) : (['checkout_key', order.key] as const);
  const found = await selectPayments(sql)
    .where(`orders.${column}`, '=', value)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && camelCased(found);
};

export const updatePayment = async (trx: Sql, id: number, set: UpdateObject<Tables, 'payments'>): Promise<void> => {
  await tables(trx).updateTable('payments').where('id', '=', id).set(set).execute();
};

export const orderAt = async (sql: Sql, providerOrderId: string): Promise<number | undefined> => {
  const payments = tables(sql).selectFrom('payments').where('provider_order_id', '=', providerOrderId);
  return (await payments.select('order_id').executeTakeFirst())?.order_id;
};

/** False if it is known already: the same capture is told by webhooks, returns, and the reconciler. */
export const insertCapture = async (
  trx: Sql,
  capture: { orderId: number; paymentId: number; providerCaptureId: string; amount: number; reference?: string | null },
): Promise<boolean> => {
  const { orderId, paymentId, providerCaptureId, amount, reference = null } = capture;
  const inserted = await tables(trx)
    .insertInto('captures')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      provider_capture_id: providerCaptureId,
      amount,
      reference,
    })
    .onConflict((conflict) => conflict.column('provider_capture_id').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
};
