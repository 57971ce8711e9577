import type { PaymentMethodSettings, SalesSettingsInput } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';

/** All ways to pay by hand, also those that are off. */
export const readManualPaymentMethods = (sql: Sql): Promise<PaymentMethodSettings[]> =>
  sql('payment_methods').orderBy('place').select({
    id: 'id',
    name: 'name',
    note: 'note',
    instructions: 'instructions',
    reservationDays: 'reservation_days',
    enabled: 'enabled',
  });

/** In their order. None is made or deleted: one that isn't wanted is off. */
export const updateManualPaymentMethods = async (
  trx: Sql,
  paymentMethods: NonNullable<SalesSettingsInput['paymentMethods']>,
): Promise<void> => {
  for (const [index, { id, name, note, instructions, reservationDays, enabled }] of paymentMethods.entries()) {
    const row = {
      name,
      note,
      instructions,
      reservation_days: reservationDays,
      enabled,
      place: index + 1,
      updated_at: new Date(),
    };
    if ((await trx('payment_methods').where({ id }).update(row)) === 0)
      throw badField('paymentMethods', `There is no payment method ${id}`);
  }
};
