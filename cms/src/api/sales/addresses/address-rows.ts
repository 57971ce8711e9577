import type { Address, SavedAddress } from '@stoa/contract';
import { camelCased } from '../../../database/camel-case';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

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

export const ADDRESS_COLUMNS = [
  'recipient',
  'line_1',
  'line_2',
  'locality',
  'administrative_area',
  'postal_code',
  'country',
  'phone',
] as const;

/** The default first, and then the newest. */
export const readAddresses = async (sql: Sql, userId: number): Promise<SavedAddress[]> => {
  const rows = await tables(sql)
    .selectFrom('customer_addresses')
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .select(['id', ...ADDRESS_COLUMNS, 'is_default'])
    .execute();
  return rows.map(camelCased);
};

/** Changes of one account’s addresses take turns, so that there is one default, and not too many. */
export const lockAddressesOf = (trx: Sql, userId: number): Promise<unknown> =>
  tables(trx).selectFrom('up_users').where('id', '=', userId).forNoKeyUpdate().select('id').execute();

export const makeDefault = async (trx: Sql, userId: number, id: number): Promise<void> => {
  const own = tables(trx).updateTable('customer_addresses').where('user_id', '=', userId);
  await own.where('is_default', '=', true).set({ is_default: false }).execute();
  await own.where('id', '=', id).set({ is_default: true }).execute();
};
