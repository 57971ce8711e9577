import { RETURN_STATE_NAMES } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import type { OrderRow } from '../orders/order-row';
import type { ReturnRow } from './return-row';
import { moveReturn, returnOf } from './transition-return';

/** What a refund of it is for. It was restocked, or not, when it was received. */
export const linesToRefund = async (trx: Sql, order: OrderRow, returnId: number): Promise<ReturnRow['lines']> => {
  const { state, refundId, lines } = await returnOf(trx, order, returnId);
  if (state !== 'RECEIVED')
    throw conflict(`This return is “${RETURN_STATE_NAMES[state]}”. Only what was received can be refunded`);
  if (refundId !== null) throw conflict('The refund of this return is in progress');
  return lines;
};

export const linkRefund = async (trx: Sql, returnId: number, refundId: number): Promise<void> => {
  await tables(trx).updateTable('return_requests').where('id', '=', returnId).set({ refund_id: refundId }).execute();
};

/** The money is on its way. */
export const completeReturn = async (trx: Sql, refundId: number): Promise<void> => {
  const refunded = tables(trx).selectFrom('return_requests').where('refund_id', '=', refundId);
  const request = await refunded.select(['id', 'state']).executeTakeFirst();
  if (request) await moveReturn(trx, request.id, { from: request.state, to: 'REFUNDED' });
};

/** Its refund has failed, so that it can be refunded again. */
export const unlinkRefund = async (trx: Sql, refundId: number): Promise<void> => {
  await tables(trx).updateTable('return_requests').where('refund_id', '=', refundId).set({ refund_id: null }).execute();
};
