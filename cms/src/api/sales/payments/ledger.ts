import type { Refund } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { latestPayment } from './payment-row';

interface Capture {
  id: number;
  provider: string;
  reference: string | null;
  amount: number;
  madeAt: Date;
}

export interface Ledger {
  captures: Capture[];
  refunds: (Omit<Refund, 'madeAt'> & { madeAt: Date })[];
  /** Nothing of it is written down, and the provider doesn't know the payment. */
  isUnknown: boolean;
}

/** What was paid for an order, and paid back. Amounts in cents. */
export const readLedger = async (sql: Sql, orderId: number): Promise<Ledger> => {
  const captures = await sql('captures')
    .join('payments', 'payments.id', 'captures.payment_id')
    .where({ 'captures.order_id': orderId })
    .orderBy('captures.id')
    .select({
      id: 'captures.id',
      provider: 'payments.provider',
      reference: 'captures.reference',
      amount: 'captures.amount',
      madeAt: 'captures.made_at',
    });
  const refunds = await sql('refunds')
    .where({ order_id: orderId })
    .orderBy('id')
    .select({
      id: 'id',
      amount: 'amount',
      reason: 'reason',
      state: 'state',
      failure: 'failure',
      madeBy: 'made_by',
      madeAt: 'made_at',
      isUnanswered: sql.raw("state = 'ASKED' AND provider_refund_id IS NULL"),
      isGivenUp: sql.raw('given_up_at IS NOT NULL'),
    });
  const payment = await latestPayment(sql, orderId);
  return { captures, refunds, isUnknown: captures.length === 0 && Boolean(payment?.unknownAt) };
};
