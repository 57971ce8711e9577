import {
  type AcceptOrderInput,
  type AcceptReturnInput,
  type AttendanceInput,
  type CancelOrderInput,
  type DeclineReturnInput,
  type EditContactInput,
  type EditLinesInput,
  type FulfillmentInput,
  type GiveUpRefundInput,
  type MarkPaidInput,
  type OrderCounts,
  type OrderDetail,
  type OrderList,
  type OrderListQuery,
  type PayLink,
  RETURN_MAILS,
  type ReceiveReturnInput,
  type RefundInput,
  type RefundReturnInput,
  type ReleaseOrderInput,
  type ResendInput,
  type RevokeLinksInput,
  type SwapInput,
} from '@stoa/contract';
import { giveReason } from '../../../database/change-reason';
import { anyOf, tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import type { Context } from '../../../services';
import { changeAttendance } from '../fulfillment/attendance';
import { fulfillLines } from '../fulfillment/fulfill-order';
import { trackingOf } from '../mails/package-blocks';
import { queueOrderMail } from '../mails/queue';
import { markPaid } from '../payments/mark-paid';
import { checkPayment } from '../payments/payments';
import { giveUpRefund } from '../refunds/give-up-refund';
import { refundOrder } from '../refunds/refund-order';
import { acceptReturn, declineReturn, receiveReturn } from '../returns/answer-return';
import { refundReturn } from '../returns/refund-return';
import { returnDetails } from '../returns/return-details';
import { swapLines } from '../swaps/swap-lines';
import type { OrderActor } from './actor';
import { acceptOrder } from './changes/accept';
import { cancelOrder, releaseOrder } from './changes/cancel';
import { missing } from './changes/change-order';
import { editContact } from './changes/edit-contact';
import { editLines } from './changes/edit-lines';
import { recordEvent } from './changes/transition';
import { revokeOrderLinks } from './links';
import { countWaiting, readOrders, readUsedPaymentMethods } from './list/order-list';
import { toSummary } from './list/order-summary';
import { readOrderDetail } from './order-detail';
import { readOrder } from './order-row';
import { makePayLink } from './pay-link';

/** A change of an order by an administrator. */
interface Change<Input> {
  number: number;
  input: Input;
  actor: OrderActor;
}

/** Orders for the panel. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const detail = async (number: number): Promise<OrderDetail> => {
    const order = await readOrderDetail(strapi, number);
    if (!order) throw missing();
    return order;
  };

  /** Answers with the order as it is afterwards. */
  const changing =
    <Input>(change: (one: Change<Input>) => Promise<void>) =>
    async (one: Change<Input>): Promise<OrderDetail> => {
      await change(one);
      return detail(one.number);
    };

  return {
    detail,

    async list(query: OrderListQuery): Promise<OrderList> {
      const { rows, pagination } = await readOrders(sql, query);
      return { items: rows.map(toSummary), pagination };
    },

    /** What other areas call orders that they know by their ids. */
    async numbers(ids: number[]): Promise<Map<number, number>> {
      const orders = tables(sql).selectFrom('orders').where('id', '=', anyOf(ids));
      const rows = await orders.select(['id', 'number']).execute();
      return new Map(rows.map(({ id, number }) => [id, number]));
    },

    counts: (): Promise<OrderCounts> => countWaiting(sql),
    paymentMethods: () => readUsedPaymentMethods(sql),

    markPaid: changing<MarkPaidInput>((one) => markPaid(strapi, one)),
    cancel: changing<CancelOrderInput>((one) => cancelOrder(strapi, one)),
    release: changing<ReleaseOrderInput>((one) => releaseOrder(strapi, one)),
    refund: changing<RefundInput>((one) => refundOrder(strapi, one)),
    giveUpRefund: changing<GiveUpRefundInput>((one) => giveUpRefund(strapi, one)),
    revokeLinks: changing<RevokeLinksInput>((one) => revokeOrderLinks(strapi, one)),
    edit: changing<EditContactInput>((one) => editContact(strapi, one)),
    editLines: changing<EditLinesInput>((one) => editLines(strapi, one)),
    swap: changing<SwapInput>((one) => swapLines(strapi, one)),
    accept: changing<AcceptOrderInput>((one) => acceptOrder(strapi, one)),
    attendance: changing<AttendanceInput>((one) => changeAttendance(strapi, one)),
    fulfill: changing<FulfillmentInput>((one) => fulfillLines(strapi, one)),
    acceptReturn: changing<AcceptReturnInput>((one) => acceptReturn(strapi, one)),
    declineReturn: changing<DeclineReturnInput>((one) => declineReturn(strapi, one)),
    receiveReturn: changing<ReceiveReturnInput>((one) => receiveReturn(strapi, one)),
    refundReturn: changing<RefundReturnInput>((one) => refundReturn(strapi, one)),

    payLink: (one: { number: number; actor: OrderActor }): Promise<PayLink> => makePayLink(strapi, one),

    /** Asks the provider now, instead of in a while. */
    checkPayment: changing<unknown>(async ({ number }) => {
      const order = await readOrder(sql, { number });
      if (!order) throw missing();
      await checkPayment(strapi, order.id);
    }),

    note: changing<{ text: string }>(async ({ number, input: { text }, actor }) => {
      await strapi.db.transaction(async ({ trx }) => {
        const order = await readOrder(trx, { number });
        if (!order) throw missing();
        await giveReason(trx, { actor });
        await recordEvent(trx, { orderId: order.id, kind: 'note', actor, text });
      });
    }),

    resend: changing<ResendInput>(async ({ number, input: { mail, returnId }, actor }) => {
      const { mails, fulfillments, returns } = await detail(number);
      const about = returns.find(({ id, state }) => RETURN_MAILS[state] === mail && [id, null].includes(returnId));
      const isMissing = returnId !== null && !about;
      if (!mails.includes(mail) || isMissing) throw conflict('This email no longer applies to the order');
      await strapi.db.transaction(async ({ trx }) => {
        const order = await readOrder(trx, { number });
        await giveReason(trx, { actor });
        if (!order) throw missing();
        const ofReturn = about ? await returnDetails(trx, order, about) : [];
        const details = mail === 'FULFILLED' ? fulfillments.flatMap(trackingOf) : ofReturn;
        await queueOrderMail(strapi, trx, order.id, mail, { isResend: true, actor, details });
      });
    }),
  };
};
