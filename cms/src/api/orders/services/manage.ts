import {
  type AcceptOrderInput,
  type CancelOrderInput,
  type FulfillmentInput,
  fromCents,
  type GiveUpRefundInput,
  type MarkPaidInput,
  type OrderCounts,
  type OrderList,
  type OrderListQuery,
  type OrderSummary,
  type RefundInput,
  type ReleaseOrderInput,
  type ResendInput,
  type RevokeLinksInput,
  type WholeOrder,
} from '@stoa/contract';
import { conflict } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { recordEvent } from '../flow/events';
import { queueOrderMail } from '../mails/queue';
import { acceptOrder } from '../manage/accept';
import { cancelOrder } from '../manage/cancel';
import { missing } from '../manage/change-order';
import { fulfillLines, tracking } from '../manage/fulfill';
import { giveActor } from '../manage/give-actor';
import { giveUpRefund } from '../manage/give-up-refund';
import { markPaid } from '../manage/mark-paid';
import { readWholeOrder } from '../manage/read-order';
import { refundOrder } from '../manage/refund';
import { releaseOrder } from '../manage/release';
import { revokeOrderLinks } from '../manage/revoke-links';
import { countWaiting, type OrderSummaryRow, readOrders, readUsedPaymentMethods } from '../queries/order-list';
import { readOrder } from '../queries/orders';

/** A change of an order by an administrator. */
interface Change<Input> {
  number: number;
  input: Input;
  by: string;
}

const toSummary = (row: OrderSummaryRow): OrderSummary => ({
  id: row.id,
  number: row.number,
  state: row.state,
  fulfillmentStatus: row.fulfillmentStatus,
  pickUp: row.pickUp,
  name: row.name,
  email: row.email,
  title: row.title,
  lineCount: row.lineCount,
  total: fromCents(row.total),
  paymentMethod: row.paymentMethod,
  paymentMethodName: row.paymentMethodName,
  isTest: row.isTest,
  placedAt: row.placedAt.toISOString(),
});

/** Orders for the panel. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const detail = async (number: number): Promise<WholeOrder> => {
    const order = await readWholeOrder(strapi, number);
    if (!order) throw missing();
    return order;
  };

  /** Answers with the order as it is afterwards. */
  const changing =
    <Input>(change: (one: Change<Input>) => Promise<void>) =>
    async (one: Change<Input>): Promise<WholeOrder> => {
      await change(one);
      return detail(one.number);
    };

  return {
    detail,

    async list(query: OrderListQuery): Promise<OrderList> {
      const { rows, pagination } = await readOrders(sql, query);
      return { items: rows.map(toSummary), pagination };
    },

    counts: (): Promise<OrderCounts> => countWaiting(sql),
    paymentMethods: () => readUsedPaymentMethods(sql),

    markPaid: changing<MarkPaidInput>((one) => markPaid(strapi, one)),
    cancel: changing<CancelOrderInput>((one) => cancelOrder(strapi, one)),
    release: changing<ReleaseOrderInput>((one) => releaseOrder(strapi, one)),
    refund: changing<RefundInput>((one) => refundOrder(strapi, one)),
    giveUpRefund: changing<GiveUpRefundInput>((one) => giveUpRefund(strapi, one)),
    revokeLinks: changing<RevokeLinksInput>((one) => revokeOrderLinks(strapi, one)),
    accept: changing<AcceptOrderInput>((one) => acceptOrder(strapi, one)),
    fulfill: changing<FulfillmentInput>((one) => fulfillLines(strapi, one)),

    /** Asks the provider now, instead of in a while. */
    checkPayment: changing<unknown>(async ({ number }) => {
      const order = await readOrder(sql, { number });
      if (!order) throw missing();
      await services(strapi).payments.payments.check(order.id);
    }),

    note: changing<{ text: string }>(async ({ number, input: { text }, by }) => {
      await strapi.db.transaction(async ({ trx }) => {
        const order = await readOrder(trx, { number });
        if (!order) throw missing();
        await giveActor(strapi, trx);
        await recordEvent(trx, { orderId: order.id, kind: 'note', by, text });
      });
    }),

    resend: changing<ResendInput>(async ({ number, input: { mail }, by }) => {
      const { mails, fulfillments } = await detail(number);
      if (!mails.includes(mail)) throw conflict('This email no longer applies to the order');
      await strapi.db.transaction(async ({ trx }) => {
        const order = await readOrder(trx, { number });
        await giveActor(strapi, trx);
        const details = mail === 'FULFILLED' ? fulfillments.flatMap(tracking) : [];
        if (order) await queueOrderMail(strapi, trx, order.id, mail, { isAsked: true, by, details });
      });
    }),
  };
};
