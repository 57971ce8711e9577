import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

interface LastNumber {
  value: number;
  isUsed: boolean;
}

export const readLastNumber = async (sql: Sql): Promise<LastNumber> => {
  const { rows } = await expression<LastNumber>`
    SELECT last_value::integer AS value, is_called AS "isUsed" FROM order_numbers`.execute(tables(sql));
  return rows[0] as LastNumber;
};

const WAIT = "SET LOCAL lock_timeout = '1s'";

/**
 * Orders that were rolled back leave their numbers used. The next order gets them, unless one was placed or the numbering changed
 * meanwhile: neither can happen while the table is locked.
 */
export const giveNumbersBack = async (strapi: Core.Strapi, last: LastNumber, highest: number): Promise<void> => {
  if (highest === 0) return;
  const { value, isUsed } = last;
  await strapi.db
    .transaction(async ({ trx }) => {
      await trx.raw(WAIT);
      await trx.raw('LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE');
      await expression`SELECT setval('order_numbers', ${value}, ${isUsed}) FROM order_numbers
        WHERE last_value = ${highest} AND NOT EXISTS (SELECT FROM orders WHERE number > ${value})
          AND NOT EXISTS (SELECT FROM order_numbering WHERE from_number > ${value + Number(isUsed)})`.execute(
        tables(trx),
      );
    })
    .catch((error) => void strapi.log.warn(`Order numbers of a rehearsal stay used: ${(error as Error).message}`));
};
