import { formatCents, type Refund } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { giveReason } from '../../../database/change-reason';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type Gateway, GatewayRefusal, type RefundSnapshot } from '../../../gateways/gateway';
import { gatewayNamed } from '../../../gateways/gateways';
import { services } from '../../../services';
import { readOrder } from '../orders/order-row';
import { lockOrder } from '../orders/payable-order';
import { completeRefund, failRefund, sumOf, swapKey } from './complete-refund';
import { type RefundRow, readRefunds } from './refund-row';
import { canRequest, isOpen } from './unanswered-refunds';

interface Answer {
  state: Refund['state'];
  providerRefundId?: string;
  failure?: string;
}

export const failed = (failure: string): Answer => ({ state: 'FAILED', failure });

const STATES: Record<RefundSnapshot['status'], Refund['state']> = {
  COMPLETED: 'SUCCEEDED',
  PENDING: 'PENDING',
  FAILED: 'FAILED',
};

export const toAnswer = ({ title }: Gateway, { id, status }: RefundSnapshot): Answer => ({
  state: STATES[status],
  providerRefundId: id,
  ...(status === 'FAILED' ? { failure: `${title} couldn’t refund it` } : {}),
});

const formatRefusal = ({ title }: Gateway, { reason, explanation }: GatewayRefusal): string => {
  if (reason === 'NOT_SENT') return explanation;
  return reason === 'ALREADY_REFUNDED' ? `${title} has already refunded all of it` : `${title} refused: ${explanation}`;
};

/** Whoever asked for it is behind what follows, also if the reconciler hears the answer. */
export const completePending = async (
  strapi: Core.Strapi,
  trx: Sql,
  refund: Parameters<typeof completeRefund>[2],
): Promise<void> => {
  await giveReason(trx, { actor: refund.actor });
  const order = await readOrder(trx, { id: refund.orderId });
  if (!order) throw new Error(`The order of refund ${refund.id} is gone`);
  await completeRefund(strapi, trx, refund, order);
};

/** Of two who hear the same answer, one writes it down. */
export const recordAnswer = async (strapi: Core.Strapi, trx: Sql, refund: RefundRow, answer: Answer): Promise<void> => {
  const { state, providerRefundId, failure } = answer;
  const { numUpdatedRows } = await tables(trx)
    .updateTable('refunds')
    .where('id', '=', refund.id)
    .where('state', '=', 'PENDING')
    .set({
      state,
      succeeded_at: state === 'SUCCEEDED' ? new Date() : null,
      failure: failure ?? null,
      ...(providerRefundId ? { provider_refund_id: providerRefundId } : {}),
    })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  if (state === 'SUCCEEDED') await completePending(strapi, trx, refund);
  if (state !== 'FAILED') return;
  await giveReason(trx, { actor: refund.actor });
  await failRefund(trx, { ...refund, failure: failure ?? '' });
  const why = `A refund of ${formatCents(sumOf(refund))} failed. ${failure ?? ''}`.trim().replace(/\.$/, '');
  await services(strapi).notifications.feed.notify(trx, 'paymentProblem', `refund ${refund.id}`, {
    orderId: refund.orderId,
    why,
  });
};

/** Of whoever asks and whoever gives it up, one is first: its row is locked. */
const markRequested = async (sql: Sql, id: number): Promise<boolean> =>
  (
    await tables(sql)
      .updateTable('refunds')
      .where('id', '=', id)
      .where('state', '=', 'PENDING')
      .where('provider_refund_id', 'is', null)
      .where('given_up_at', 'is', null)
      .set({ requested_at: new Date() })
      .executeTakeFirstOrThrow()
  ).numUpdatedRows > 0n;

/** Asked again with the same key, the provider answers with the same refund. */
export const requestRefund = async (strapi: Core.Strapi, id: number): Promise<void> => {
  const [refund] = await readRefunds(strapi.db.connection, { id });
  const provider = refund && gatewayNamed(refund.provider);
  if (!provider || !isOpen(refund) || !canRequest(provider, refund)) return;
  if (!(await markRequested(strapi.db.connection, id))) return;
  const { providerCaptureId, amount, currency, key, orderId } = refund;
  let answer: Answer;
  try {
    answer = toAnswer(provider, await provider.refund(providerCaptureId, amount, currency, key));
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) {
      strapi.log.warn(`Whether refund ${id} was made isn’t known yet: ${(error as Error).message}`);
      return;
    }
    answer = failed(formatRefusal(provider, error));
  }
  await retried(() =>
    strapi.db.transaction(async ({ trx }) => {
      await lockOrder(trx, orderId);
      await recordAnswer(strapi, trx, refund, answer);
    }),
  );
};

/** What a refund gave back to the order that its own was swapped from is refunded there, and so on. */
export const requestSwapped = async (strapi: Core.Strapi, id: number): Promise<void> => {
  const back = await tables(strapi.db.connection)
    .selectFrom('refunds')
    .where('request_key', '=', swapKey(id))
    .select('id')
    .executeTakeFirst();
  if (!back) return;
  await requestRefund(strapi, back.id);
  await requestSwapped(strapi, back.id);
};
