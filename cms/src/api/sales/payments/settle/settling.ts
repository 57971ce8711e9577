import { randomUUID } from 'node:crypto';
import type { PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../../database/sql';
import type { Gateway } from '../../../../gateways/gateway';
import { services } from '../../../../services';
import { lockOrder, type PayableOrder } from '../../orders/payable-order';
import type { PaymentRow } from '../payment-row';

/** A payment under review may take days. */
export const CHECK_REVIEWS_AFTER = 15 * 60_000;

export interface Settling {
  strapi: Core.Strapi;
  provider: Gateway;
  payment: PaymentRow & { providerOrderId: string };
}

export const inLockedOrder = async (
  { strapi, payment }: Settling,
  work: (trx: Sql, order: PayableOrder) => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> =>
  strapi.db.transaction(async ({ trx }): Promise<PaymentOutcome> => {
    const order = await lockOrder(trx, payment.orderId);
    if (!order) throw new Error(`The order of payment ${payment.id} is gone`);
    return work(trx, order);
  });

/** The staff hears of it once the transaction commits. */
export const notifyProblem = ({ strapi, payment: { orderId } }: Settling, trx: Sql, why: string): Promise<void> =>
  services(strapi).notifications.feed.notify(trx, 'paymentProblem', randomUUID(), { orderId, why });

export const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);
