import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { releaseReservations } from './reservations';
import { transitionOrder } from './transition';

interface Ending {
  orderId: number;
  from: OrderState;
  to: 'EXPIRED' | 'CANCELLED';
  by: string;
  why?: string;
}

/** An order that nobody paid for is over, and what it held can be had again. False if it moved meanwhile. */
export const endOrder = async (strapi: Core.Strapi, trx: Sql, ending: Ending): Promise<boolean> => {
  const set = { reserved_until: null, next_check_at: null, attention_reason: null, paid_at: null };
  if (!(await transitionOrder(trx, { ...ending, set }))) return false;
  await releaseReservations(strapi, trx, ending.orderId);
  return true;
};
