import { fromCents, isPaid, type OrderMail, type WholeOrder } from '@stoa/contract';
import type { readOtherOrders } from '../queries/order-list';
import type { EventRow, LineProgress } from '../queries/order-parts';
import type { OrderRow } from '../queries/orders';
import { toOrder, toParcel } from './order';

interface Money {
  captures: { id: number; provider: string; reference: string | null; amount: number; madeAt: Date }[];
  refunds: (Omit<WholeOrder['refunds'][number], 'madeAt'> & { madeAt: Date })[];
  isUnknown: boolean;
}

interface Parts {
  progress: Map<number, LineProgress>;
  events: EventRow[];
  ledger: Money;
  others: Awaited<ReturnType<typeof readOtherOrders>>;
  links: number;
}

/** Emails that can be sent once more, because they would be true. */
const mailsFor = ({ state, fulfillmentStatus, paymentMethod }: OrderRow): OrderMail[] => {
  const fitting: Record<OrderMail, boolean> = {
    PLACED: state === 'AWAITING_PAYMENT' && paymentMethod !== null,
    PAID: isPaid(state),
    FULFILLED: fulfillmentStatus !== 'UNFULFILLED',
    CANCELLED: state === 'CANCELLED',
    REFUNDED: state === 'REFUNDED' || state === 'PARTIALLY_REFUNDED',
  };
  return (Object.keys(fitting) as OrderMail[]).filter((mail) => fitting[mail]);
};

const sumOf = (rows: { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const inDollars = <Row extends { amount: number; madeAt: Date }>(row: Row) => ({
  ...row,
  amount: fromCents(row.amount),
  madeAt: row.madeAt.toISOString(),
});

export const toWholeOrder = (row: OrderRow, { progress, events, ledger, others, links }: Parts): WholeOrder => {
  const order = toOrder(row);
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      fulfilledQuantity: progress.get(line.id)?.fulfilled ?? 0,
      refundedQuantity: progress.get(line.id)?.refunded ?? 0,
    })),
    updatedAt: row.updatedAt.toISOString(),
    paymentMethod: row.paymentMethod,
    attentionReason: row.attentionReason,
    invoiceNumber: row.invoiceNumber,
    notifyCustomer: row.notifyCustomer,
    madeBy: row.madeBy,
    userId: row.userId,
    captures: ledger.captures.map(inDollars),
    refunds: ledger.refunds.map(inDollars),
    isPaymentUnknown: ledger.isUnknown,
    refundable: fromCents(sumOf(ledger.captures) - sumOf(ledger.refunds.filter(({ state }) => state !== 'FAILED'))),
    fulfillments: row.fulfillments.map((one) => ({ ...toParcel(one), madeBy: one.madeBy })),
    events: events.map((one) => ({ ...one, madeAt: one.madeAt.toISOString() })),
    otherOrders: others.rows.map(({ total, placedAt, ...one }) => ({
      ...one,
      total: fromCents(total),
      placedAt: placedAt.toISOString(),
    })),
    otherOrderCount: others.total,
    mails: mailsFor(row),
    links,
  };
};
