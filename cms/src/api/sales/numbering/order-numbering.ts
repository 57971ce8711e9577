import { type OrderNumbering, orderName } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** The lowest range first. */
export const NUMBERING = expression.raw<OrderNumbering[]>(
  `(SELECT json_agg(json_build_object('from', from_number, 'prefix', prefix) ORDER BY from_number) FROM order_numbering)`,
);

/** What a row of orders is called: #1001, or BR-5001. */
export const ORDER_NAME = `COALESCE((SELECT NULLIF(prefix, '') FROM order_numbering
  WHERE from_number <= orders.number ORDER BY from_number DESC LIMIT 1), '#') || orders.number`;

export const readNumbering = async (sql: Sql): Promise<OrderNumbering[]> => {
  const { numbering } = await tables(sql).selectNoFrom(NUMBERING.as('numbering')).executeTakeFirstOrThrow();
  return numbering;
};

/** What orders are called, for those who only have their numbers. */
export const orderNames = async (sql: Sql): Promise<(number: number) => string> => {
  const numbering = await readNumbering(sql);
  return (number) => orderName(number, numbering);
};
