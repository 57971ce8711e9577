import { centsInWords, type GiveUpRefundInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../../services';
import { recordEvent } from '../flow/events';
import { changeOrder } from './change-order';

/** Its provider never answers. Whether it was made after all is found out before its amount is free again. */
export const giveUpRefund = async (
  strapi: Core.Strapi,
  { number, input: { updatedAt, refundId }, by }: { number: number; input: GiveUpRefundInput; by: string },
): Promise<void> => {
  const { refunds } = services(strapi).payments;
  let orderId = 0;
  await changeOrder(strapi, { number, openedAt: updatedAt }, async (trx, order) => {
    orderId = order.id;
    const { amount } = await refunds.giveUp(trx, { orderId, id: refundId });
    await recordEvent(trx, { orderId, kind: 'refundGivenUp', by, text: centsInWords(amount) });
  });
  await refunds.findOut(orderId);
};
