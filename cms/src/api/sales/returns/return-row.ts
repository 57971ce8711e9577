import { type OrderReturn, returnStatesThat } from '@stoa/contract';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { list } from '../orders/states-in-sql';

/** Returns in one of the states of which something is so. */
export const inReturnStates = (are: Parameters<typeof returnStatesThat>[0]): string =>
  `return_requests.state IN (${list(returnStatesThat(are))})`;

/** Needs the partial index return_requests_open_index. */
export const OPEN_RETURN = inReturnStates(({ isOpen }) => isOpen);

/** Of an order, the newest first. */
export const selectReturns = (sql: Sql, orderId: number) =>
  tables(sql)
    .selectFrom('return_requests')
    .where('return_requests.order_id', '=', orderId)
    .orderBy('return_requests.id', 'desc')
    .select([
      'return_requests.id',
      'return_requests.state',
      'reason',
      'note',
      'answer',
      'refund_id as refundId',
      'requested_at as requestedAt',
    ])
    .select((request) => [
      jsonArrayFrom(
        request
          .selectFrom('return_lines')
          .whereRef('return_id', '=', 'return_requests.id')
          .orderBy('line_id')
          .select(['line_id as lineId', 'quantity']),
      ).as('lines'),
      jsonArrayFrom(
        request
          .selectFrom('return_images')
          .whereRef('return_id', '=', 'return_requests.id')
          .orderBy('id')
          .select('address'),
      ).as('images'),
    ]);

export type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['executeTakeFirstOrThrow']>>;

export const readReturns = async (sql: Sql, orderId: number): Promise<OrderReturn[]> => {
  const rows = await selectReturns(sql, orderId).execute();
  return rows.map(({ images, refundId, requestedAt, ...request }) => ({
    ...request,
    images: images.map(({ address }) => address),
    isRefunding: request.state === 'RECEIVED' && refundId !== null,
    requestedAt: requestedAt.toISOString(),
  }));
};
