import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { CUSTOMER, gatewayActor, type OrderActor } from '../orders/actor';

/** Those that a provider, or the shop, pays back; what only went to a gift card, or another order, isn't among them. */
const selectRefunds = (sql: Sql) =>
  tables(sql)
    .selectFrom('refunds')
    .innerJoin('captures', 'captures.id', 'refunds.capture_id')
    .innerJoin('payments', 'payments.id', 'captures.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .orderBy('refunds.id')
    .select([
      'refunds.id',
      'refunds.order_id as orderId',
      // Without what goes to a gift card.
      'refunds.amount',
      'refunds.gift_card_amount as giftCardAmount',
      // What goes back to the order that this one was swapped from.
      'refunds.swap_amount as swapAmount',
      'refunds.reason',
      // The same key is the same refund, here and at the provider.
      'refunds.request_key as key',
      'refunds.state',
      'refunds.made_by as madeBy',
      'refunds.made_by_id as madeById',
      'refunds.notify_customer as notifyCustomer',
      // Null until the provider has answered.
      'refunds.provider_refund_id as providerRefundId',
      'payments.provider',
      'captures.provider_capture_id as providerCaptureId',
      'orders.currency',
      'refunds.made_at as madeAt',
      // When the provider was last asked for it; null: never.
      'refunds.requested_at as requestedAt',
      // Since when it isn't asked for anymore.
      'refunds.given_up_at as givenUpAt',
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>>;

/** Without an account, it was made at the provider, or because its customer canceled the order. */
const refundActor = (id: number | null, name: string): OrderActor => {
  if (id !== null) return { kind: 'admin', id, name };
  return name === CUSTOMER.name ? CUSTOMER : gatewayActor({ title: name });
};

const toRefundRow = ({ madeBy: name, madeById: id, ...refund }: Found) => ({ ...refund, actor: refundActor(id, name) });

export type RefundRow = ReturnType<typeof toRefundRow>;

export const readRefunds = async (sql: Sql, which: { order_id: number } | { id: number }): Promise<RefundRow[]> => {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['order_id', which.order_id] as const);
  return (await selectRefunds(sql).where(`refunds.${column}`, '=', value).execute()).map(toRefundRow);
};

type NewRefund = Pick<
  RefundRow,
  'orderId' | 'amount' | 'giftCardAmount' | 'swapAmount' | 'reason' | 'key' | 'state' | 'actor' | 'notifyCustomer'
> & {
  captureId: number | null;
  providerRefundId?: string;
  /** The order that it pays. */
  swapOrderId?: number;
};

export const insertRefund = async (trx: Sql, refund: NewRefund): Promise<number> => {
  const { orderId, captureId, amount, giftCardAmount, swapAmount, reason, key, state, actor, notifyCustomer } = refund;
  const row = await tables(trx)
    .insertInto('refunds')
    .values({
      order_id: orderId,
      capture_id: captureId,
      request_key: key,
      provider_refund_id: refund.providerRefundId ?? null,
      amount,
      gift_card_amount: giftCardAmount,
      swap_amount: swapAmount,
      swap_order_id: refund.swapOrderId ?? null,
      reason,
      ...madeBy(actor),
      state,
      succeeded_at: state === 'SUCCEEDED' ? new Date() : null,
      notify_customer: notifyCustomer,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const captureOf = (sql: Sql, orderId: number) =>
  tables(sql)
    .selectFrom('captures')
    .innerJoin('payments', 'payments.id', 'captures.payment_id')
    .where('captures.order_id', '=', orderId)
    .select(['captures.id', 'captures.amount', 'payments.provider'])
    .executeTakeFirst();
