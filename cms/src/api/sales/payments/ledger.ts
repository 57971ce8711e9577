import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { latestPayment } from './payment-row';

/** What was paid for an order, and paid back. Amounts in cents. */
export const readLedger = async (sql: Sql, orderId: number) => {
  const captures = await tables(sql)
    .selectFrom('captures')
    .innerJoin('payments', 'payments.id', 'captures.payment_id')
    .where('captures.order_id', '=', orderId)
    .orderBy('captures.id')
    .select(['captures.id', 'payments.provider', 'captures.reference', 'captures.amount', 'captures.made_at as madeAt'])
    .execute();
  const refunds = await tables(sql)
    .selectFrom('refunds')
    .leftJoin('orders as other', 'other.id', 'swap_order_id')
    .where('order_id', '=', orderId)
    .orderBy('refunds.id')
    .select([
      'refunds.id',
      'refunds.gift_card_amount as giftCardAmount',
      'refunds.swap_amount as swapAmount',
      'other.number as swappedTo',
      'reason',
      'refunds.state',
      'failure',
      'refunds.made_by as madeBy',
      'refunds.made_at as madeAt',
    ])
    .select((refund) => [
      // Also what goes to a gift card, or another order.
      expression<number>`amount + refunds.gift_card_amount + refunds.swap_amount`.as('amount'),
      refund
        .and([
          refund('refunds.state', '=', 'PENDING'),
          refund('provider_refund_id', 'is', null),
          refund('swap_order_id', 'is', null),
        ])
        .$castTo<boolean>()
        .as('isUnanswered'),
      refund('given_up_at', 'is not', null).$castTo<boolean>().as('isGivenUp'),
    ])
    .execute();
  const payment = await latestPayment(sql, orderId);
  // Nothing of it is written down, and the provider doesn't know the payment.
  return { captures, refunds, isUnknown: captures.length === 0 && Boolean(payment?.unknownAt) };
};

export type Ledger = Awaited<ReturnType<typeof readLedger>>;
