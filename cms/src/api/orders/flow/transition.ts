import { canTransition, holdsStock, type OrderState } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { recordEvent } from './events';

interface Transition {
  orderId: number;
  from: OrderState;
  to: OrderState;
  /** Who or what moves it, for the timeline. */
  by: string;
  why?: string | null;
  /** Other columns that change with it. */
  set?: Record<string, unknown>;
}

/**
 * The only code that changes an order's state. Of two that move it from the same state, one wins; the other gets false, and has to
 * look again.
 */
export const transitionOrder = async (
  trx: Sql,
  { orderId, from, to, by, why = null, set = {} }: Transition,
): Promise<boolean> => {
  if (!canTransition(from, to)) throw new Error(`An order never moves from ${from} to ${to}`);
  const changed = await trx('orders')
    .where({ id: orderId, state: from })
    .update({ ...set, ...(!holdsStock(to) && { network_hash: null }), state: to, updated_at: new Date() });
  if (changed === 0) return false;
  await recordEvent(trx, { orderId, kind: 'stateChanged', by, text: why, from, to });
  return true;
};
