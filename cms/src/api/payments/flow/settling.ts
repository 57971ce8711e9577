import type { PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import type { Provider } from '../provider';
import type { PaymentRow } from '../queries/payments';

/** A payment under review may take days. */
export const CHECK_REVIEWS_AFTER = 15 * 60_000;

export interface Settling {
  strapi: Core.Strapi;
  provider: Provider;
  payment: PaymentRow & { providerOrderId: string };
}

type Flow = ReturnType<typeof services>['orders']['flow'];
export type LockedOrder = NonNullable<Awaited<ReturnType<Flow['lock']>>>;

export const inLockedOrder = async (
  { strapi, payment }: Settling,
  work: (trx: Sql, order: LockedOrder) => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> =>
  strapi.db.transaction(async ({ trx }): Promise<PaymentOutcome> => {
    const order = await services(strapi).orders.flow.lock(trx, payment.orderId);
    if (!order) throw new Error(`The order of payment ${payment.id} is gone`);
    return work(trx, order);
  });

export const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);
