import { isPaid } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { OrderRow } from '../orders/order-row';

type Paid = Pick<OrderRow, 'id' | 'state' | 'paidAt' | 'giftCardAmount' | 'swapAmount'>;

/** What no money paid: an order that ended unpaid, or that has yet to be accepted, has put it back. */
const paidOtherwise = ({ state, paidAt, giftCardAmount, swapAmount }: Paid) =>
  isPaid(state) && paidAt !== null ? { byGiftCard: giftCardAmount, bySwap: swapAmount } : { byGiftCard: 0, bySwap: 0 };

const readSums = (sql: Sql, orderId: number) =>
  tables(sql)
    .selectFrom('refunds')
    .where('order_id', '=', orderId)
    .select(({ selectFrom }) => [
      expression<number>`COALESCE(${selectFrom('captures')
        .where('captures.order_id', '=', orderId)
        .select((capture) => capture.fn.sum('captures.amount').as('taken'))}, 0)::int`.as('captured'),
      // Orders that lines of this one were swapped for, and that were refunded.
      expression<number>`COALESCE(${selectFrom('refunds as back')
        .innerJoin('orders as later', 'later.id', 'back.order_id')
        .where('later.swap_of', '=', orderId)
        .where('back.swap_order_id', 'is', null)
        .where('back.state', '=', 'SUCCEEDED')
        .select((back) => back.fn.sum('back.swap_amount').as('returned'))}, 0)::int`.as('returned'),
      ...(
        [
          ['money', "amount) FILTER (WHERE state <> 'FAILED'"],
          ['toCard', "gift_card_amount) FILTER (WHERE state <> 'FAILED'"],
          ['toFirst', "swap_amount) FILTER (WHERE state <> 'FAILED' AND swap_order_id IS NULL"],
          ['toOthers', "swap_amount) FILTER (WHERE state <> 'FAILED' AND swap_order_id IS NOT NULL"],
          ['done', "amount + gift_card_amount + swap_amount) FILTER (WHERE state = 'SUCCEEDED'"],
        ] as const
      ).map(([name, sum]) => expression<number>`COALESCE(sum(${expression.raw(sum)}), 0)::int`.as(name)),
    ])
    .executeTakeFirstOrThrow();

/** What could still be refunded of an order, in cents: the way it was paid, to the order it was swapped from, and to its gift card. */
export interface LeftToRefund {
  money: number;
  swap: number;
  giftCard: number;
}

export const inAll = ({ money, swap, giftCard }: LeftToRefund): number => money + swap + giftCard;

/** Of all that came in, in cents: what of it was refunded, or went on to other orders, and what could be. */
export const readFunds = async (sql: Sql, order: Paid) => {
  const { captured, returned, money, toCard, toFirst, toOthers, done } = await readSums(sql, order.id);
  const { byGiftCard, bySwap } = paidOtherwise(order);
  const taken = captured + byGiftCard + bySwap + returned;
  const left = Math.max(0, taken - money - toCard - toFirst - toOthers);
  /** Whatever else is left. */
  const ofFirst = Math.min(bySwap - toFirst, left);
  const inMoney = Math.min(captured - money, left);
  const inSwap = Math.min(ofFirst, left - inMoney);
  return { taken, done, ofFirst, left: { money: inMoney, swap: inSwap, giftCard: left - inMoney - inSwap } };
};

export const leftOf = async (sql: Sql, order: Paid): Promise<LeftToRefund> => (await readFunds(sql, order)).left;

/** The card has what isn't left otherwise. */
export const splitRefund = (amount: number, { money, swap }: LeftToRefund) => {
  const toSwapped = Math.min(Math.max(0, amount - money), swap);
  return {
    amount: Math.min(amount, money),
    swapAmount: toSwapped,
    giftCardAmount: Math.max(0, amount - money - toSwapped),
  };
};
