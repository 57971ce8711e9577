import { orderPaths, type ReturnImage } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField, notFound } from '../../../http/problem';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { prepareReturnImage, type SentFile } from '../../../images/prepare';
import { newOpaqueToken } from '../../../security/opaque-token';

/** Leaves most of the machine to everyone else. */
const inTurn = aFewAtATime(1, { mostWaiting: 10 });

/** Only those who were told its address find it: whoever opens the order, and administrators. */
export const keepImage = async (sql: Sql, orderId: number, file: SentFile, left: AbortSignal): Promise<ReturnImage> => {
  const content = await inTurn(() => prepareReturnImage(file), left);
  const address = orderPaths.orders.returnImage(`${newOpaqueToken()}.webp`);
  await tables(sql).insertInto('return_images').values({ order_id: orderId, address, content }).execute();
  return { address };
};

export const readImage = async (sql: Sql, name: string): Promise<Buffer> => {
  const address = orderPaths.orders.returnImage(name);
  const found = tables(sql).selectFrom('return_images').where('address', '=', address).select('content');
  const image = await found.executeTakeFirst();
  if (!image) throw notFound('This image does not exist');
  return image.content;
};

/** Only those that were sent for the same order, and that no return has yet. */
export const attachImages = async (
  trx: Sql,
  { orderId, returnId, addresses }: { orderId: number; returnId: number; addresses: string[] },
): Promise<void> => {
  if (addresses.length === 0) return;
  const { numUpdatedRows } = await tables(trx)
    .updateTable('return_images')
    .where('order_id', '=', orderId)
    .where('return_id', 'is', null)
    .where('address', '=', anyOf(addresses))
    .set({ return_id: returnId })
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) < addresses.length)
    throw badField('images', 'One of the images is no longer there. Add it again');
};

const DAY_MS = 24 * 60 * 60_000;

/** Nobody sent the request that they were for. */
export const pruneReturnImages = async (sql: Sql): Promise<void> => {
  await tables(sql)
    .deleteFrom('return_images')
    .where('return_id', 'is', null)
    .where('made_at', '<', new Date(Date.now() - DAY_MS))
    .execute();
};

/** What customers wrote and showed, and what was answered: the shop keeps only what came back. */
export const eraseReturns = async (sql: Sql, which: { user_id: number } | { customer_id: number }): Promise<void> => {
  const db = tables(sql);
  const orders = db.selectFrom('orders').where((order) => order.and(which));
  await db.deleteFrom('return_images').where('order_id', 'in', orders.select('id')).execute();
  await db
    .updateTable('return_requests')
    .where('order_id', 'in', orders.select('id'))
    .set({ note: null, answer: null })
    .execute();
};
