import { isPaid } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { OrderRow } from '../orders/order-row';

type Paid = Pick<OrderRow, 'state' | 'paidAt' | 'giftCardAmount'>;

/** What a gift card paid: an order that ended unpaid, or that has yet to be accepted, has put it back. */
export const paidByGiftCard = ({ state, paidAt, giftCardAmount }: Paid): number =>
  isPaid(state) && paidAt !== null ? giftCardAmount : 0;

/** What could still be refunded of an order, in cents: the way it was paid, and to its gift card. */
export interface LeftToRefund {
  money: number;
  giftCard: number;
}

export const inAll = ({ money, giftCard }: LeftToRefund): number => money + giftCard;

export const leftOf = async (sql: Sql, order: Paid & { id: number }): Promise<LeftToRefund> => {
  const { taken, back, backToCard } = await tables(sql)
    .selectFrom('refunds')
    .where('order_id', '=', order.id)
    .where('state', '<>', 'FAILED')
    .select(({ selectFrom }) => [
      expression<number>`COALESCE(${selectFrom('captures')
        .where('captures.order_id', '=', order.id)
        .select((capture) => capture.fn.sum('captures.amount').as('taken'))}, 0)::int`.as('taken'),
      expression<number>`COALESCE(sum(amount), 0)::int`.as('back'),
      expression<number>`COALESCE(sum(gift_card_amount), 0)::int`.as('backToCard'),
    ])
    .executeTakeFirstOrThrow();
  return { money: taken - back, giftCard: paidByGiftCard(order) - backToCard };
};

/** The card has what isn't left otherwise. */
export const splitRefund = (amount: number, { money }: LeftToRefund) => ({
  amount: Math.min(amount, money),
  giftCardAmount: Math.max(0, amount - money),
});
