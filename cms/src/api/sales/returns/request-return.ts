import { RETURN_REASON_NAMES, type ReturnRequestInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { formatLines, linesSoFar, pickLines } from '../fulfillment/lines';
import { queueOrderMail } from '../mails/queue';
import { CUSTOMER } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { type CustomerAccess, orderOfCustomer } from '../orders/customer-access';
import type { OrderRow } from '../orders/order-row';
import { readChoices } from './order-choices';
import { returnBlocks } from './return-blocks';
import { attachImages } from './return-images';
import { recordReturn, transitionReturn } from './transition-return';

const isKnown = async (trx: Sql, orderId: number, key: string): Promise<boolean> =>
  (await tables(trx)
    .selectFrom('return_requests')
    .where('order_id', '=', orderId)
    .where('request_key', '=', key)
    .select('id')
    .executeTakeFirst()) !== undefined;

const write = async (strapi: Core.Strapi, trx: Sql, order: OrderRow, input: ReturnRequestInput): Promise<void> => {
  const { id: orderId } = order;
  const { returnable } = await readChoices(trx, order);
  if (returnable.length === 0) throw conflict('Nothing in this order can be returned anymore. Please contact us');
  const most = new Map(returnable.map(({ lineId, quantity }) => [lineId, quantity]));
  const picked = pickLines(await linesSoFar(trx, order), input.lines, {
    most: ({ id }) => most.get(id) ?? 0,
    done: 'returned',
  });
  const db = tables(trx);
  const { id: returnId } = await db
    .insertInto('return_requests')
    .values({ order_id: orderId, request_key: input.key, reason: input.reason, note: input.note })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('return_lines')
    .values(picked.map(({ line, quantity }) => ({ return_id: returnId, line_id: line.id, quantity })))
    .execute();
  await attachImages(trx, { orderId, returnId, addresses: input.images });
  const reason = RETURN_REASON_NAMES[input.reason];
  await recordReturn(trx, order, { to: 'REQUESTED', actor: CUSTOMER, text: reason, lines: input.lines });
  const what = formatLines(picked);
  await queueOrderMail(strapi, trx, orderId, 'RETURN_REQUESTED', {
    of: returnId,
    actor: CUSTOMER,
    details: returnBlocks(what),
  });
  await services(strapi).notifications.feed.notify(trx, 'returnRequested', String(returnId), {
    orderId,
    why: `${what}. ${reason}`,
  });
};

/** By a customer, of what was fulfilled. The same key is the same return. */
export const requestReturn = async (
  strapi: Core.Strapi,
  access: CustomerAccess,
  input: ReturnRequestInput,
): Promise<void> => {
  const { number } = await orderOfCustomer(strapi.db.connection, access);
  await changeOrder(strapi, { number, actor: CUSTOMER }, async (trx, order) => {
    if (!(await isKnown(trx, order.id, input.key))) await write(strapi, trx, order, input);
  });
};

export const withdrawReturn = async (strapi: Core.Strapi, access: CustomerAccess, returnId: number): Promise<void> => {
  const { number } = await orderOfCustomer(strapi.db.connection, access);
  await changeOrder(strapi, { number, actor: CUSTOMER }, async (trx, order) => {
    await transitionReturn(trx, order, { returnId, to: 'WITHDRAWN', actor: CUSTOMER, text: null });
  });
};
