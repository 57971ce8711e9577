import { FULFILLMENT_STATUSES, isPartFulfilled, ORDER_STATE_NAMES, type OrderState } from '@stoa/contract';
import { inStates, list } from '../orders/states-in-sql';

/** What must be true of every shop at every moment. */
export interface Invariant {
  must: string;
  /** Finds what contradicts it. */
  sql: string;
  describe: (row: never) => string;
  /** What somebody who runs the shop can do. */
  advice: string;
}

/** `Row`: what `sql` selects. */
export const invariant = <Row>(one: Omit<Invariant, 'describe'> & { describe: (row: Row) => string }): Invariant => one;

/** Paid, but sold out by then, or paid another amount. It reserves nothing until it’s accepted. */
export const SET_ASIDE = `orders.state = 'NEEDS_ATTENTION' AND EXISTS (SELECT FROM captures WHERE order_id = orders.id)`;

export const PAID = inStates(({ payment }) => payment === 'PAID');

/** Something of it left the shop, or is ready to. */
export const PART_FULFILLED = `orders.fulfillment_status IN (${list(FULFILLMENT_STATUSES.filter(isPartFulfilled))})`;

export interface InState {
  number: number;
  state: OrderState;
}

/** order 1003 (Waiting for payment) */
export const formatOrder = ({ number, state }: InState): string => `order ${number} (${ORDER_STATE_NAMES[state]})`;

/** 2026-03-01 14:05 UTC */
export const formatMoment = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
