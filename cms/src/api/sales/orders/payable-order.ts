import type { OrderState } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

/** What the payment of an order turns on. */
export interface PayableOrder {
  id: number;
  uuid: string;
  state: OrderState;
  total: number;
  currency: string;
  reservedUntil: Date | null;
}

const COLUMNS = {
  id: 'id',
  uuid: 'uuid',
  state: 'state',
  total: 'total',
  currency: 'currency',
  reservedUntil: 'reserved_until',
};

export const findOrder = (sql: Sql, id: number): Promise<PayableOrder | undefined> =>
  sql('orders').where({ id }).first(COLUMNS);

/** Nobody else changes it until the transaction ends. */
export const lockOrder = (trx: Sql, id: number): Promise<PayableOrder | undefined> =>
  trx('orders').where({ id }).forUpdate().first(COLUMNS);

export const orderIdOf = async (
  sql: Sql,
  which: { checkout_key: string } | { uuid: string },
): Promise<number | undefined> => (await sql('orders').where(which).first('id'))?.id;
