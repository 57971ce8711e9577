import type { OrderNumbering } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { badField } from '../../../http/problem';
import { readNumbering } from './order-numbering';

/**
 * Nobody can be placing an order meanwhile, so nobody gets a number in between. Comes before the lock of the settings, as in the
 * transactions that pay orders: those number invoices last.
 */
const LOCK = "SET LOCAL lock_timeout = '5s'; LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE; SET LOCAL lock_timeout = 0";

export const readNextNumber = async (sql: Sql): Promise<number> => {
  const { rows } = await expression<{ next: number }>`
    SELECT (last_value + is_called::integer)::integer AS next FROM order_numbers`.execute(tables(sql));
  return rows[0]?.next ?? 1;
};

/** A sequence isn't rolled back: at worst, numbers are left out. */
export const skipTo = (sql: Sql, next: number) =>
  expression`SELECT setval('order_numbers', ${next}, false) FROM order_numbers
    WHERE last_value + is_called::integer < ${next}`.execute(tables(sql));

export const lockNumbers = (trx: Sql): Promise<unknown> => trx.raw(LOCK);

type Changes = Partial<OrderNumbering>;

const isChange = ({ from, prefix }: Changes, last: OrderNumbering): boolean =>
  (from !== undefined && from !== last.from) || (prefix !== undefined && prefix !== last.prefix);

const readLast = async (sql: Sql): Promise<OrderNumbering> =>
  (await readNumbering(sql)).at(-1) ?? { from: 1, prefix: '' };

export const changesNumbering = async (sql: Sql, changes: Changes): Promise<boolean> =>
  isChange(changes, await readLast(sql));

/** Needs the lock. From the next order on. What orders were called before, they are called. */
export const changeNumbering = async (trx: Sql, { from, prefix }: Changes): Promise<void> => {
  const last = await readLast(trx);
  if (!isChange({ from, prefix }, last)) return;
  const begins = from !== undefined && from !== last.from;
  const next = await readNextNumber(trx);
  if (begins && from < next) throw badField('orderNumbersFrom', `The next order is ${next}, so it can’t be lower`);
  const first = begins ? from : next;
  await tables(trx)
    .insertInto('order_numbering')
    .values({ from_number: first, prefix: prefix ?? last.prefix })
    .onConflict((same) => same.column('from_number').doUpdateSet({ prefix: prefix ?? last.prefix }))
    .execute();
  await skipTo(trx, first);
};
