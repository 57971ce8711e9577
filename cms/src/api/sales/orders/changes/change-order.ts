import type { Core } from '@strapi/strapi';
import { giveReason } from '../../../../database/change-reason';
import { retried } from '../../../../database/failures/retried';
import { StaleVersionError } from '../../../../database/guarded-change';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { conflict, notFound } from '../../../../http/problem';
import type { OrderActor } from '../actor';
import { readOrderDetail } from '../order-detail';
import { type OrderRow, readOrder } from '../order-row';

export const missing = () => notFound('This order does not exist');

interface Opened {
  number: number;
  actor: OrderActor;
  /** The order's `updatedAt` on the page that asks. Without one, the order is changed as it is by now. */
  openedAt?: string;
}

const CHANGED = 'Someone else changed this order after you opened it. Review it before you continue';

const changeLocked = async (
  trx: Sql,
  { number, actor, openedAt }: Opened,
  change: (trx: Sql, order: OrderRow) => Promise<void>,
): Promise<void> => {
  const locked = await tables(trx)
    .selectFrom('orders')
    .where('number', '=', number)
    .forUpdate()
    .select(['id', 'updated_at'])
    .executeTakeFirst();
  if (!locked) throw missing();
  if (openedAt !== undefined && locked.updated_at.getTime() !== Date.parse(openedAt)) throw new StaleVersionError();
  const order = await readOrder(trx, { id: locked.id });
  if (!order) throw missing();
  await giveReason(trx, { actor });
  await change(trx, order);
};

/**
 * Changes an order as its page showed it. Of two administrators who do so at once, the second is told, with the order as it is by
 * now.
 */
export const changeOrder = async (
  strapi: Core.Strapi,
  opened: Opened,
  change: (trx: Sql, order: OrderRow) => Promise<void>,
): Promise<void> =>
  retried(() => strapi.db.transaction(({ trx }) => changeLocked(trx, opened, change))).catch(async (error: unknown) => {
    if (!(error instanceof StaleVersionError)) throw error;
    throw conflict(CHANGED, { current: await readOrderDetail(strapi, opened.number) });
  });
