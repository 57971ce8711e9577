import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  type AddressFormat,
  MAX_ADDRESSES,
  type SavedAddress,
  type SavedAddressInput,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { columnsOf, lockAddressesOf, makeDefault, readAddresses } from './address-rows';
import { checkedAddress } from './check';
import { addressFormat, COUNTRIES } from './format';

interface Owned {
  id: number;
  userId: number;
}

const missing = () => notFound('This address does not exist');

const insert = async (trx: Sql, userId: number, address: Address): Promise<number> => {
  const { id } = await tables(trx)
    .insertInto('customer_addresses')
    .values({ user_id: userId, ...columnsOf(address) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Of an order that is being placed: the same address is saved once, and too many don’t keep anybody from buying. */
export const keepAddress = async (trx: Sql, userId: number, address: Address): Promise<void> => {
  await lockAddressesOf(trx, userId);
  const saved = await readAddresses(trx, userId);
  const isSaved = saved.some((one) => isDeepStrictEqual(columnsOf(one), columnsOf(address)));
  if (isSaved || saved.length >= MAX_ADDRESSES) return;
  const id = await insert(trx, userId, address);
  if (saved.length === 0) await makeDefault(trx, userId, id);
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** Answers with all of them, because a new default changes another, too. */
  const changing = async (userId: number, work: (trx: Sql) => Promise<void>): Promise<SavedAddress[]> =>
    strapi.db.transaction(async ({ trx }) => {
      await lockAddressesOf(trx, userId);
      await work(trx);
      return readAddresses(trx, userId);
    });

  return {
    countries: (): string[] => COUNTRIES,

    format(country: string): AddressFormat {
      const format = addressFormat(country.toUpperCase());
      if (!format) throw notFound('There is no such country');
      return format;
    },

    of: (userId: number): Promise<SavedAddress[]> => readAddresses(sql, userId),

    async save(userId: number, { isDefault, ...input }: SavedAddressInput): Promise<SavedAddress[]> {
      const address = checkedAddress(input.address);
      return changing(userId, async (trx) => {
        const saved = await readAddresses(trx, userId);
        if (saved.length >= MAX_ADDRESSES)
          throw conflict(`You can save ${MAX_ADDRESSES} addresses. Delete one to save another`);
        const id = await insert(trx, userId, address);
        if (isDefault || saved.length === 0) await makeDefault(trx, userId, id);
      });
    },

    async change({ id, userId }: Owned, { isDefault, ...input }: SavedAddressInput): Promise<SavedAddress[]> {
      const address = checkedAddress(input.address);
      return changing(userId, async (trx) => {
        const { numUpdatedRows } = await tables(trx)
          .updateTable('customer_addresses')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .set(({ fn }) => ({ ...columnsOf(address), updated_at: fn('now') }))
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw missing();
        if (isDefault) await makeDefault(trx, userId, id);
      });
    },

    remove: ({ id, userId }: Owned): Promise<SavedAddress[]> =>
      changing(userId, async (trx) => {
        const { numDeletedRows } = await tables(trx)
          .deleteFrom('customer_addresses')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) throw missing();
        const [first] = await readAddresses(trx, userId);
        if (first && !first.isDefault) await makeDefault(trx, userId, first.id);
      }),
  };
};
