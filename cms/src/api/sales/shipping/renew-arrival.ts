import { PAID_AFTERWARDS } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { TODAY } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { arrivalBy } from './shipping-methods';

/** An order that waited for its payment is on its way from today on. One that is paid afterwards was before. */
export const renewArrival = async (trx: Sql, orderId: number): Promise<void> => {
  const known = await tables(trx)
    .selectFrom('orders')
    .innerJoin('shipping_methods', 'shipping_methods.id', 'shipping_method_id')
    .innerJoin('sales_settings', (settings) => settings.onTrue())
    .where('orders.id', '=', orderId)
    .where('arrives_from', 'is not', null)
    .where('payment_method', 'not in', PAID_AFTERWARDS)
    .select([
      'transit_min as transitMin',
      'transit_max as transitMax',
      'handling_min as handlingMin',
      'handling_max as handlingMax',
      expression.raw<string>(TODAY).as('today'),
    ])
    .executeTakeFirst();
  const arrival = known && arrivalBy(known, known);
  if (arrival)
    await tables(trx)
      .updateTable('orders')
      .where('id', '=', orderId)
      .set({ arrives_from: arrival.from, arrives_to: arrival.to })
      .execute();
};
