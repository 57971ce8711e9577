import type { UpdateObject } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type OrderRow, readOrder } from './order-row';

/** What the payment of an order turns on. */
const select = (sql: Sql, id: number) =>
  tables(sql)
    .selectFrom('orders')
    .where('id', '=', id)
    .select([
      'id',
      'uuid',
      'state',
      'due',
      'currency',
      'reserved_until as reservedUntil',
      'attention_reason as attentionReason',
    ]);

export type PayableOrder = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export const findOrder = (sql: Sql, id: number): Promise<PayableOrder | undefined> =>
  select(sql, id).executeTakeFirst();

/** Nobody else changes it until the transaction ends. */
export const lockOrder = (trx: Sql, id: number): Promise<PayableOrder | undefined> =>
  select(trx, id).forUpdate().executeTakeFirst();

/** As `lockOrder`, with all of it. */
export const lockWholeOrder = async (trx: Sql, id: number): Promise<OrderRow> => {
  await lockOrder(trx, id);
  const order = await readOrder(trx, { id });
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
};

export const orderIdOf = async (
  sql: Sql,
  which: { checkout_key: string } | { uuid: string },
): Promise<number | undefined> => {
  const found = tables(sql)
    .selectFrom('orders')
    .where((order) => order.and(which));
  return (await found.select('id').executeTakeFirst())?.id;
};

/** Anything but its state, which only `transitionOrder` changes. */
export const updateOrder = async (
  trx: Sql,
  id: number,
  set: Omit<UpdateObject<Tables, 'orders'>, 'state'>,
): Promise<void> => {
  await tables(trx).updateTable('orders').where('id', '=', id).set(set).execute();
};
