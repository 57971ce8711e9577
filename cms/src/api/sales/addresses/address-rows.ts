import type { Address, SavedAddress } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export const columnsOf = (address: Address) => ({
  recipient: address.recipient,
  line_1: address.line1,
  line_2: address.line2,
  locality: address.locality,
  administrative_area: address.administrativeArea,
  postal_code: address.postalCode,
  country: address.country,
  phone: address.phone,
});

/** The default first, and then the newest. */
export const readAddresses = (sql: Sql, userId: number): Promise<SavedAddress[]> =>
  sql('customer_addresses')
    .where({ user_id: userId })
    .orderBy([
      { column: 'is_default', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select({
      id: 'id',
      recipient: 'recipient',
      line1: 'line_1',
      line2: 'line_2',
      locality: 'locality',
      administrativeArea: 'administrative_area',
      postalCode: 'postal_code',
      country: 'country',
      phone: 'phone',
      isDefault: 'is_default',
    });

/** Changes of one account’s addresses take turns, so that there is one default, and not too many. */
export const lockAddressesOf = (trx: Sql, userId: number): Promise<unknown> =>
  trx('up_users').where({ id: userId }).forNoKeyUpdate().first('id');

export const makeDefault = async (trx: Sql, userId: number, id: number): Promise<void> => {
  await trx('customer_addresses').where({ user_id: userId, is_default: true }).update({ is_default: false });
  await trx('customer_addresses').where({ user_id: userId, id }).update({ is_default: true });
};
