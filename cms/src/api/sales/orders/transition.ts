import { canTransition, holdsStock, type OrderEvent, type OrderState } from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import type { OrderActor } from './actor';

interface NewEvent {
  orderId: number;
  kind: OrderEvent['kind'];
  actor: OrderActor;
  text?: string | null;
  from?: OrderState;
  to?: OrderState;
  /** Which email it is. */
  mail?: string;
}

export const recordEvent = async (
  trx: Sql,
  { orderId, kind, actor, text = null, from, to, mail }: NewEvent,
): Promise<void> => {
  await trx('order_events').insert({
    order_id: orderId,
    kind,
    ...madeBy(actor),
    text,
    from_state: from ?? null,
    to_state: to ?? null,
    mail: mail ?? null,
  });
};

interface Transition {
  orderId: number;
  from: OrderState;
  to: OrderState;
  /** Who or what changes its state, for the timeline. */
  actor: OrderActor;
  why?: string | null;
  /** Other columns that change with it. */
  set?: Record<string, unknown>;
}

/**
 * The only code that changes an order's state. Of two that change it from the same state, one wins; the other gets false, and has
 * to look again.
 */
export const transitionOrder = async (
  trx: Sql,
  { orderId, from, to, actor, why = null, set = {} }: Transition,
): Promise<boolean> => {
  if (!canTransition(from, to)) throw new Error(`An order never goes from ${from} to ${to}`);
  const changed = await trx('orders')
    .where({ id: orderId, state: from })
    .update({ ...set, ...(!holdsStock(to) && { network_hash: null }), state: to, updated_at: new Date() });
  if (changed === 0) return false;
  await recordEvent(trx, { orderId, kind: 'stateChanged', actor, text: why, from, to });
  return true;
};
