import {
  type Address,
  type AddressFormat,
  MAX_ADDRESSES,
  type SavedAddress,
  type SavedAddressInput,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
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
  const [{ id }] = await trx('customer_addresses')
    .insert({ user_id: userId, ...columnsOf(address) })
    .returning('id');
  return id;
};

/** Of an order that is being placed: the same address is saved once, and too many don’t keep anybody from buying. */
export const keepAddress = async (trx: Sql, userId: number, address: Address): Promise<void> => {
  await lockAddressesOf(trx, userId);
  const saved = await readAddresses(trx, userId);
  const isSaved = await trx('customer_addresses')
    .where({ user_id: userId, ...columnsOf(address) })
    .first('id');
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
        const changed = await trx('customer_addresses')
          .where({ id, user_id: userId })
          .update({ ...columnsOf(address), updated_at: trx.fn.now() });
        if (changed === 0) throw missing();
        if (isDefault) await makeDefault(trx, userId, id);
      });
    },

    remove: ({ id, userId }: Owned): Promise<SavedAddress[]> =>
      changing(userId, async (trx) => {
        if ((await trx('customer_addresses').where({ id, user_id: userId }).delete()) === 0) throw missing();
        const [first] = await readAddresses(trx, userId);
        if (first && !first.isDefault) await makeDefault(trx, userId, first.id);
      }),
  };
};
