import {
  fromCents,
  isPaid,
  isPartFulfilled,
  isPayableByLink,
  type OrderDetail,
  type OrderEvent,
  type OrderMail,
  type OrderReturn,
  PAY_LINK,
  RETURN_MAILS,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type LineProgress, readProgress, toLineSoFar } from '../fulfillment/lines';
import { type Ledger, readLedger } from '../payments/ledger';
import { inAll, type LeftToRefund, leftOf } from '../refunds/left-to-refund';
import { readReturns } from '../returns/return-row';
import { countLinks } from './link-rows';
import { readOtherOrders } from './list/order-list';
import { type OrderRow, readOrder } from './order-row';
import { toOrder, toParcel } from './order-serializer';
import { readReplacements } from './replaced-orders';

/** Each email of an order has a line in its timeline, in the same order. Once old ones are deleted, nobody knows which is which. */
const MAIL = expression.raw<OrderEvent['mail']>(`CASE WHEN kind = 'mailed' AND
  (SELECT count(*) FROM order_mails WHERE order_mails.order_id = order_events.order_id) =
  (SELECT count(*) FROM order_events mailed WHERE mailed.order_id = order_events.order_id AND mailed.kind = 'mailed') THEN (
  SELECT CASE WHEN to_file THEN 'TO_FILE' WHEN sent_at IS NOT NULL THEN 'SENT' WHEN failed_at IS NOT NULL THEN 'FAILED' ELSE 'QUEUED' END
  FROM order_mails JOIN outbox_messages ON outbox_messages.id = outbox_message_id
  WHERE order_mails.order_id = order_events.order_id ORDER BY outbox_message_id DESC LIMIT 1 OFFSET (
    SELECT count(*) FROM order_events later
    WHERE later.order_id = order_events.order_id AND later.kind = 'mailed' AND later.id > order_events.id)) END`);

const readEvents = (sql: Sql, orderId: number) =>
  tables(sql)
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .select(['id', 'kind', 'from_state as from', 'to_state as to', 'text', 'made_by as madeBy', 'made_at as madeAt'])
    .select(MAIL.as('mail'))
    .execute();

const readNeighbors = (sql: Sql, number: number) =>
  tables(sql)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('orders')
        .where('number', '<', number)
        .select(({ fn }) => fn.max('number').as('number'))
        .$asScalar()
        .as('previous'),
      selectFrom('orders')
        .where('number', '>', number)
        .select(({ fn }) => fn.min('number').as('number'))
        .$asScalar()
        .as('next'),
    ])
    .executeTakeFirstOrThrow();

type Found<Read extends (...given: never) => unknown> = Awaited<ReturnType<Read>>;

interface Parts {
  progress: Map<number, LineProgress>;
  events: Found<typeof readEvents>;
  ledger: Ledger;
  left: LeftToRefund;
  others: Found<typeof readOtherOrders>;
  links: number;
  neighbors: Found<typeof readNeighbors>;
  replacements: Found<typeof readReplacements>;
  returns: OrderReturn[];
}

/** Emails that can be sent once more, because they would be true. */
const mailsFor = (
  { state, fulfillmentStatus, paymentMethod, email, payByLink, canceledAt }: OrderRow,
  returns: readonly OrderReturn[],
): OrderMail[] => {
  if (email === null) return [];
  const ofReturns = returns.map((one) => RETURN_MAILS[one.state]);
  const fitting: Record<OrderMail, boolean> = {
    PLACED: state === 'AWAITING_PAYMENT' && paymentMethod !== null && paymentMethod !== PAY_LINK.id,
    TO_PAY: isPayableByLink({ state, payByLink }),
    PAID: isPaid(state),
    FULFILLED: isPartFulfilled(fulfillmentStatus),
    CANCELLED: state === 'CANCELLED',
    CANCELED_PAID: canceledAt !== null,
    REFUNDED: state === 'REFUNDED' || state === 'PARTIALLY_REFUNDED',
    RETURN_REQUESTED: ofReturns.includes('RETURN_REQUESTED'),
    RETURN_ACCEPTED: ofReturns.includes('RETURN_ACCEPTED'),
    RETURN_DECLINED: ofReturns.includes('RETURN_DECLINED'),
  };
  return (Object.keys(fitting) as OrderMail[]).filter((mail) => fitting[mail]);
};

const refundableOf = (left: LeftToRefund) => ({
  refundable: fromCents(inAll(left)),
  refundableToGiftCard: fromCents(left.giftCard),
  refundableToSwapped: fromCents(left.swap),
});

const inDollars = <Row extends { amount: number; madeAt: Date }>(row: Row) => ({
  ...row,
  amount: fromCents(row.amount),
  madeAt: row.madeAt.toISOString(),
});

const toOrderDetail = (
  row: OrderRow,
  {
    progress,
    events,
    ledger,
    left,
    others: [others, { total: otherOrderCount }],
    links,
    neighbors,
    replacements,
    returns,
  }: Parts,
): OrderDetail => {
  const order = toOrder(row);
  const attended = new Map(
    row.lines.map(({ id, attendedAt }) => [id, attendedAt && new Date(attendedAt).toISOString()]),
  );
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      attendedAt: attended.get(line.id) ?? null,
      ...toLineSoFar(progress.get(line.id)),
    })),
    updatedAt: row.updatedAt.toISOString(),
    attentionReason: row.attentionReason,
    invoiceNumber: row.invoiceNumber,
    notifyCustomer: row.notifyCustomer,
    madeBy: row.madeBy,
    userId: row.userId,
    customerId: row.customerId,
    payByLink: row.payByLink,
    phone: row.phone,
    captures: ledger.captures.map(inDollars),
    refunds: ledger.refunds.map((refund) => ({
      ...inDollars(refund),
      giftCardAmount: fromCents(refund.giftCardAmount),
      swapAmount: fromCents(refund.swapAmount),
    })),
    isPaymentUnknown: ledger.isUnknown,
    ...refundableOf(left),
    giftCardId: row.giftCardId,
    fulfillments: row.fulfillments.map((one) => ({ ...toParcel(one), madeBy: one.madeBy })),
    returns,
    events: events.map((one) => ({ ...one, madeAt: one.madeAt.toISOString() })),
    otherOrders: others.map(({ total, placedAt, ...one }) => ({
      ...one,
      total: fromCents(total),
      placedAt: placedAt.toISOString(),
    })),
    otherOrderCount,
    mails: mailsFor(row, returns),
    ...neighbors,
    ...replacements,
    links,
  };
};

/** Everything about an order, as administrators see it. */
export const readOrderDetail = async (strapi: Core.Strapi, number: number): Promise<OrderDetail | undefined> => {
  const sql = strapi.db.connection;
  const order = await readOrder(sql, { number });
  if (!order) return undefined;
  const [progress, events, ledger, left, others, links, neighbors, replacements, returns] = await Promise.all([
    readProgress(sql, order.id),
    readEvents(sql, order.id),
    readLedger(sql, order.id),
    leftOf(sql, order),
    readOtherOrders(sql, order),
    countLinks(sql, order.id),
    readNeighbors(sql, number),
    readReplacements(sql, order.id),
    readReturns(sql, order.id),
  ]);
  return toOrderDetail(order, { progress, events, ledger, left, others, links, neighbors, replacements, returns });
};
