import type { OrderState } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { releaseHolds } from './holds';
import { moveOrder } from './move';

interface Ending {
  orderId: number;
  from: OrderState;
  to: 'EXPIRED' | 'CANCELLED';
  by: string;
  why?: string;
}

/** An order that nobody paid for is over, and what it held can be had again. False if it moved meanwhile. */
export const endOrder = async (strapi: Core.Strapi, trx: Sql, ending: Ending): Promise<boolean> => {
  const set = { hold_until: null, look_at: null, attention: null, paid_at: null };
  if (!(await moveOrder(trx, { ...ending, set }))) return false;
  await releaseHolds(strapi, trx, ending.orderId);
  return true;
};
