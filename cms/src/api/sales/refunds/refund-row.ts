import type { Refund } from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { gatewayActor, type OrderActor } from '../orders/actor';

export interface RefundRow {
  id: number;
  orderId: number;
  amount: number;
  reason: string | null;
  /** The same key is the same refund, here and at the provider. */
  key: string;
  state: Refund['state'];
  actor: OrderActor;
  notifyCustomer: boolean;
  /** Null until the provider has answered. */
  providerRefundId: string | null;
  provider: string;
  providerCaptureId: string;
  currency: string;
  madeAt: Date;
  /** When the provider was last asked for it; null: never. */
  askedAt: Date | null;
  /** Since when it isn’t asked for anymore. */
  givenUpAt: Date | null;
}

const COLUMNS = {
  id: 'refunds.id',
  orderId: 'refunds.order_id',
  amount: 'refunds.amount',
  reason: 'refunds.reason',
  key: 'refunds.request_key',
  state: 'refunds.state',
  madeBy: 'refunds.made_by',
  madeById: 'refunds.made_by_id',
  notifyCustomer: 'refunds.notify_customer',
  providerRefundId: 'refunds.provider_refund_id',
  provider: 'payments.provider',
  providerCaptureId: 'captures.provider_capture_id',
  currency: 'orders.currency',
  madeAt: 'refunds.made_at',
  askedAt: 'refunds.asked_at',
  givenUpAt: 'refunds.given_up_at',
};

/** Without an account, it was made at the provider. */
const refundActor = (id: number | null, name: string): OrderActor =>
  id === null ? gatewayActor({ title: name }) : { kind: 'admin', id, name };

export const readRefunds = async (sql: Sql, which: { order_id: number } | { id: number }): Promise<RefundRow[]> => {
  const rows = await sql('refunds')
    .join('captures', 'captures.id', 'refunds.capture_id')
    .join('payments', 'payments.id', 'captures.payment_id')
    .join('orders', 'orders.id', 'refunds.order_id')
    .where(Object.fromEntries(Object.entries(which).map(([column, value]) => [`refunds.${column}`, value])))
    .orderBy('refunds.id')
    .select(COLUMNS);
  return rows.map(({ madeBy: name, madeById: id, ...refund }) => ({ ...refund, actor: refundActor(id, name) }));
};

type NewRefund = Pick<RefundRow, 'orderId' | 'amount' | 'reason' | 'key' | 'state' | 'actor' | 'notifyCustomer'> & {
  captureId: number;
  providerRefundId?: string;
};

export const insertRefund = async (trx: Sql, refund: NewRefund): Promise<number> => {
  const { orderId, captureId, amount, reason, key, state, actor, notifyCustomer, providerRefundId = null } = refund;
  const [row] = await trx('refunds')
    .insert({
      order_id: orderId,
      capture_id: captureId,
      request_key: key,
      provider_refund_id: providerRefundId,
      amount,
      reason,
      ...madeBy(actor),
      state,
      done_at: state === 'DONE' ? new Date() : null,
      notify_customer: notifyCustomer,
    })
    .returning('id');
  return row.id;
};

export const captureOf = (
  sql: Sql,
  orderId: number,
): Promise<{ id: number; amount: number; provider: string } | undefined> =>
  sql('captures')
    .join('payments', 'payments.id', 'captures.payment_id')
    .where({ 'captures.order_id': orderId })
    .first({ id: 'captures.id', amount: 'captures.amount', provider: 'payments.provider' });

export const leftOf = async (sql: Sql, orderId: number, { amount: paid }: { amount: number }): Promise<number> =>
  (await readRefunds(sql, { order_id: orderId }))
    .filter(({ state }) => state !== 'FAILED')
    .reduce((rest, { amount }) => rest - amount, paid);

/** What could still be refunded of an order. */
export const leftToRefundOf = async (sql: Sql, orderId: number): Promise<number> => {
  const capture = await captureOf(sql, orderId);
  return capture ? leftOf(sql, orderId, capture) : 0;
};
