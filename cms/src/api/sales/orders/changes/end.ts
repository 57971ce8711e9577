import { type OrderState, statesThat } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { causeOf } from '../../../../database/failures/database-unavailable';
import { retried } from '../../../../database/failures/retried';
import type { Sql } from '../../../../database/sql';
import { anyOf, tables } from '../../../../database/tables';
import { listGateways } from '../../../../gateways/gateways';
import { queueOrderMail } from '../../mails/queue';
import { releaseReservations } from '../../reservations/reservations';
import { type OrderActor, SHOP } from '../actor';
import { transitionOrder } from './transition';

interface Ending {
  orderId: number;
  from: OrderState;
  to: 'EXPIRED' | 'CANCELLED';
  actor: OrderActor;
  why?: string;
}

/** What is open at a provider whose buyers could pay without us is closed there. */
const closingAt = () => {
  const toClose = listGateways().flatMap(({ name, canVoid, captureMode }) =>
    canVoid || captureMode === 'IMMEDIATE' ? [name] : [],
  );
  if (toClose.length === 0) return null;
  return expression<Date | null>`CASE WHEN EXISTS (SELECT FROM payments WHERE order_id = orders.id AND provider_order_id IS NOT NULL
    AND provider = ${anyOf(toClose)}) THEN now() END`;
};

/** An order that nobody paid for is over, and what it reserved can be had again. False if its state has changed meanwhile. */
export const endOrder = async (strapi: Core.Strapi, trx: Sql, ending: Ending): Promise<boolean> => {
  const set = { reserved_until: null, next_check_at: closingAt(), attention_reason: null, paid_at: null };
  if (!(await transitionOrder(trx, { ...ending, set }))) return false;
  await releaseReservations(strapi, trx, ending.orderId);
  return true;
};

/** What no provider knows of, so that only time decides. */
const DECIDED_BY_TIME = statesThat(({ watchedBy }) => watchedBy === 'CLOCK');
const AT_ONCE = 50;

export const NOT_PAID_IN_TIME = 'It wasn’t paid in time';

const overdue = (sql: Sql) =>
  tables(sql).selectFrom('orders').where('state', '=', anyOf(DECIDED_BY_TIME)).where('reserved_until', '<', new Date());

/** Each by itself, so that none keeps the others from it. What was fulfilled or paid meanwhile isn't overdue anymore. */
const expire = (strapi: Core.Strapi, orderId: number): Promise<void> =>
  retried(async () => {
    await strapi.db.transaction(async ({ trx }) => {
      const order = await overdue(trx)
        .where('id', '=', orderId)
        .forUpdate()
        .select(['state as from', 'notify_customer as notifyCustomer'])
        .executeTakeFirst();
      if (!order) return;
      const { from, notifyCustomer } = order;
      await endOrder(strapi, trx, { orderId, from, to: 'EXPIRED', actor: SHOP, why: NOT_PAID_IN_TIME });
      if (notifyCustomer && from === 'AWAITING_PAYMENT') await queueOrderMail(strapi, trx, orderId, 'EXPIRED');
    });
  });

/** Ends orders that weren't paid in time. */
export const expireOrders = async (strapi: Core.Strapi): Promise<void> => {
  const due = await overdue(strapi.db.connection).orderBy('id').limit(AT_ONCE).select('id').execute();
  for (const { id } of due)
    await expire(strapi, id).catch((error) => strapi.log.error(`Order ${id} can’t expire: ${causeOf(error)}`));
};
