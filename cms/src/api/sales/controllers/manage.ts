import {
  acceptOrderInput,
  acceptReturnInput,
  attendanceInput,
  cancelOrderInput,
  declineReturnInput,
  editContactInput,
  editLinesInput,
  fulfillmentInput,
  giveUpRefundInput,
  markPaidInput,
  orderBulkInput,
  orderDocumentsInput,
  orderListQuery,
  orderNoteInput,
  receiveReturnInput,
  refundInput,
  refundReturnInput,
  releaseOrderInput,
  resendInput,
  revokeLinksInput,
  swapInput,
} from '@stoa/contract';
import type { Context } from 'koa';
import { adminActor } from '../../../http/actor';
import { controller } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

type Schema = Parameters<typeof validated>[0];

/** A change, and who makes it. */
const asked = <S extends Schema>(ctx: Context, schema: S) => ({
  number: recordId(ctx.params.number, 'order'),
  input: validated(schema, ctx.request.body),
  actor: adminActor(visitor(ctx)),
});

export default controller((strapi) => {
  const { sales, importExport } = services(strapi);
  const { bulkOrders, manage } = sales;

  return {
    list: (ctx) => manage.list(validated(orderListQuery, ctx.query)),
    bulk: (ctx) => bulkOrders.apply(validated(orderBulkInput, ctx.request.body), adminActor(visitor(ctx))),
    documents: (ctx) => importExport.downloads.offerDocuments(validated(orderDocumentsInput, ctx.request.body)),
    counts: () => manage.counts(),
    paymentMethods: () => manage.paymentMethods(),
    detail: (ctx) => manage.detail(recordId(ctx.params.number, 'order')),
    markPaid: (ctx) => manage.markPaid(asked(ctx, markPaidInput)),
    cancel: (ctx) => manage.cancel(asked(ctx, cancelOrderInput)),
    release: (ctx) => manage.release(asked(ctx, releaseOrderInput)),
    note: (ctx) => manage.note(asked(ctx, orderNoteInput)),
    resend: (ctx) => manage.resend(asked(ctx, resendInput)),
    refund: (ctx) => manage.refund(asked(ctx, refundInput)),
    giveUpRefund: (ctx) => manage.giveUpRefund(asked(ctx, giveUpRefundInput)),
    revokeLinks: (ctx) => manage.revokeLinks(asked(ctx, revokeLinksInput)),
    edit: (ctx) => manage.edit(asked(ctx, editContactInput)),
    editLines: (ctx) => manage.editLines(asked(ctx, editLinesInput)),
    swap: (ctx) => manage.swap(asked(ctx, swapInput)),
    payLink: (ctx) => manage.payLink({ number: recordId(ctx.params.number, 'order'), actor: adminActor(visitor(ctx)) }),
    accept: (ctx) => manage.accept(asked(ctx, acceptOrderInput)),
    checkPayment: (ctx) =>
      manage.checkPayment({ number: recordId(ctx.params.number, 'order'), input: {}, actor: adminActor(visitor(ctx)) }),
    attendance: (ctx) => manage.attendance(asked(ctx, attendanceInput)),
    fulfill: (ctx) => manage.fulfill(asked(ctx, fulfillmentInput)),
    acceptReturn: (ctx) => manage.acceptReturn(asked(ctx, acceptReturnInput)),
    declineReturn: (ctx) => manage.declineReturn(asked(ctx, declineReturnInput)),
    receiveReturn: (ctx) => manage.receiveReturn(asked(ctx, receiveReturnInput)),
    refundReturn: (ctx) => manage.refundReturn(asked(ctx, refundReturnInput)),
  };
});
