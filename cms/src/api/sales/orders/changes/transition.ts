import { randomUUID } from 'node:crypto';
import { canTransition, holdsStock, type OrderEvent, type OrderState, type StaffTopic } from '@stoa/contract';
import { sql as expression, type UpdateObject } from 'kysely';
import { madeBy } from '../../../../database/change-reason';
import type { Tables } from '../../../../database/column-types';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { isLatestPayment } from '../../payments/payment-row';
import type { OrderActor } from '../actor';

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

export const eventRow = ({ orderId, kind, actor, text = null, from, to, mail }: NewEvent) => ({
  order_id: orderId,
  kind,
  ...madeBy(actor),
  text,
  from_state: from ?? null,
  to_state: to ?? null,
  mail: mail ?? null,
});

export const recordEvent = async (trx: Sql, event: NewEvent): Promise<void> => {
  await tables(trx).insertInto('order_events').values(eventRow(event)).execute();
};

interface Transition {
  orderId: number;
  from: OrderState;
  to: OrderState;
  /** Who or what changes its state, for the timeline. */
  actor: OrderActor;
  why?: string | null;
  /** Other columns that change with it. */
  set?: UpdateObject<Tables, 'orders'>;
  /** The payment that changes with it. It doesn't if another one followed. */
  payment?: { id: number; set: UpdateObject<Tables, 'payments'> };
}

/** What the staff hears of, unless one of them did it. */
const topicOf = ({ from, to, actor, why }: Transition): StaffTopic | null => {
  if (actor.id !== null) return null;
  // A payment under review is one only if somebody has to do something about it.
  if (to === 'NEEDS_ATTENTION' || (to === 'PAYMENT_REVIEW' && why)) return 'paymentProblem';
  const isPlaced = from === 'PENDING' && to === 'AWAITING_PAYMENT';
  return isPlaced || (to === 'PAID' && from !== 'AWAITING_PAYMENT') ? 'newOrder' : null;
};

/**
 * The only code that changes an order's state. Of two that change it from the same state, one wins; the other gets false, and has
 * to look again.
 */
export const transitionOrder = async (trx: Sql, transition: Transition): Promise<boolean> => {
  const { orderId, from, to, actor, why = null, set = {}, payment } = transition;
  if (!canTransition(from, to)) throw new Error(`An order never goes from ${from} to ${to}`);
  const { made_by, made_by_id } = madeBy(actor);
  const text = (value: string | null) => expression<string | null>`${value}::text`;
  const changing = tables(trx).with('changed', (db) =>
    db
      .updateTable('orders')
      .where('id', '=', orderId)
      .where('state', '=', from)
      .where(({ and }) => and(payment ? [isLatestPayment(payment.id)] : []))
      .set({ ...set, ...(!holdsStock(to) && { network_hash: null }), state: to, updated_at: new Date() })
      .returning('id'),
  );
  const changingPayment = payment
    ? changing.with('payment', (db) =>
        db
          .updateTable('payments')
          .from('changed')
          .whereRef('order_id', '=', 'changed.id')
          .where('payments.id', '=', payment.id)
          .set(payment.set)
          .returning('payments.id'),
      )
    : changing;
  const topic = topicOf(transition);
  const telling = topic
    ? (changingPayment as typeof changing).with('told', (db) =>
        db
          .insertInto('notifications')
          .columns(['topic', 'dedupe_key', 'payload'])
          .expression((rows) =>
            rows
              .selectFrom('changed')
              .select([
                expression<string>`${topic}::text`.as('topic'),
                expression<string>`concat_ws(' ', ${topic}::text, id::text, ${topic === 'newOrder' ? null : randomUUID()}::text)`.as(
                  'dedupe_key',
                ),
                expression<string>`json_build_object('orderId', id, 'why', ${why}::text)`.as('payload'),
              ]),
          )
          .onConflict((kept) => kept.column('dedupe_key').doNothing())
          .returning('id'),
      )
    : changingPayment;
  const { numInsertedOrUpdatedRows: changed } = await (telling as typeof changing)
    .insertInto('order_events')
    .columns(['order_id', 'kind', 'made_by', 'made_by_id', 'text', 'from_state', 'to_state'])
    .expression((db) =>
      db
        .selectFrom('changed')
        .select([
          'id',
          text('stateChanged').as('kind'),
          text(made_by).as('made_by'),
          expression<number | null>`${made_by_id}::integer`.as('made_by_id'),
          text(why).as('text'),
          text(from).as('from_state'),
          text(to).as('to_state'),
        ]),
    )
    .executeTakeFirstOrThrow();
  return changed === 1n;
};
