import type { Core } from '@strapi/strapi';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import type { Gateway, RefundSnapshot, Snapshot } from '../../../gateways/gateway';
import { gatewayActor } from '../orders/actor';
import { lockOrder, updateOrder } from '../orders/payable-order';
import { reclaimSwapped } from '../swaps/reclaim-swapped';
import { captureOf, insertRefund, type RefundRow, readRefunds } from './refund-row';
import { completePending, failed, recordAnswer, requestRefund, toAnswer } from './request-refund';
import { canRequest, isOpen, isSettled, isToDecide, NO_PROVIDER, notMade } from './unanswered-refunds';

/** Some banks, and some administrators, take days. */
const CHECK_AGAIN_AFTER_MS = 15 * 60_000;
const CHECK_SOON_AFTER_MS = 30_000;

/** A refund that was made on the provider’s own site. */
const adopt = async (
  strapi: Core.Strapi,
  trx: Sql,
  { orderId, provider, made }: { orderId: number; provider: Gateway; made: RefundSnapshot },
): Promise<void> => {
  const capture = await captureOf(trx, orderId);
  if (!capture || made.status === 'FAILED') return;
  const { state, providerRefundId } = { providerRefundId: made.id, ...toAnswer(provider, made) };
  const refund = {
    orderId,
    amount: made.amount,
    giftCardAmount: 0,
    swapAmount: 0,
    reason: null,
    actor: gatewayActor(provider),
    notifyCustomer: true,
  };
  const key = `${provider.name} ${made.id}`;
  const id = await insertRefund(trx, { ...refund, captureId: capture.id, key, state, providerRefundId });
  if (state === 'SUCCEEDED') await completePending(strapi, trx, { ...refund, id });
};

interface Seen {
  provider: Gateway;
  snapshot: Snapshot;
  /** Before the provider was asked for it. */
  seenAt: Date;
}

/**
 * Whether one of ours was made that the provider can’t be asked about anymore: what it shows, and nobody knows of, is that one if the
 * amount is the same. Otherwise it wasn’t made.
 */
const findMade = async (
  strapi: Core.Strapi,
  trx: Sql,
  { provider, snapshot, seenAt, known }: Seen & { known: RefundRow[] },
): Promise<void> => {
  const unclaimed = snapshot.refunds.filter(
    ({ id, status }) => status !== 'FAILED' && !known.some(({ providerRefundId }) => providerRefundId === id),
  );
  // While the answer to another one of the same amount is lost, what the provider shows may be that one.
  const belongsToOtherOrder = (refund: RefundRow): boolean =>
    known.some((one) => isOpen(one) && canRequest(provider, one) && one.amount === refund.amount);
  for (const refund of known.filter((one) => isToDecide(provider, one, seenAt) && !belongsToOtherOrder(one))) {
    const made = unclaimed.findIndex(({ amount }) => amount === refund.amount);
    const [its] = made < 0 ? [] : unclaimed.splice(made, 1);
    await recordAnswer(strapi, trx, refund, its ? toAnswer(provider, its) : failed(notMade(provider, refund)));
  }
};

/**
 * Ours first: while the answer to one of them is lost, nobody knows whether a refund that the provider shows is that one or was made
 * on its own site.
 */
export const followRefunds = async (
  strapi: Core.Strapi,
  { orderId, provider, snapshot, seenAt }: Seen & { orderId: number },
): Promise<void> => {
  const before = await readRefunds(strapi.db.connection, { order_id: orderId });
  if (before.length + snapshot.refunds.length === 0) return;
  for (const { id } of before.filter(isOpen)) await requestRefund(strapi, id);
  await retried(() =>
    strapi.db.transaction(async ({ trx }) => {
      const order = await lockOrder(trx, orderId);
      await findMade(strapi, trx, { provider, snapshot, seenAt, known: await readRefunds(trx, { order_id: orderId }) });
      const known = await readRefunds(trx, { order_id: orderId });
      if (known.some(isOpen)) return;
      for (const made of snapshot.refunds) {
        const refund = known.find(({ providerRefundId }) => providerRefundId === made.id);
        if (!refund && !(await reclaimSwapped(strapi, trx, { orderId, provider, made }))) {
          await updateOrder(trx, orderId, { next_check_at: new Date(Date.now() + CHECK_SOON_AFTER_MS) });
          return;
        }
        if (!refund) await adopt(strapi, trx, { orderId, provider, made });
        else if (made.status !== 'PENDING') await recordAnswer(strapi, trx, refund, toAnswer(provider, made));
      }
      const isPending = (await readRefunds(trx, { order_id: orderId })).some(({ state }) => state === 'PENDING');
      const isUndecided = isPending || order?.state === 'NEEDS_ATTENTION';
      const nextCheckAt = isUndecided ? new Date(Date.now() + CHECK_AGAIN_AFTER_MS) : null;
      await updateOrder(trx, orderId, { next_check_at: nextCheckAt });
    }),
  );
};

/** There is no provider to ask, or it doesn’t know the payment: an administrator has looked elsewhere. */
export const closeGivenUp = async (strapi: Core.Strapi, orderId: number): Promise<void> => {
  const isGivenUp = (refund: RefundRow) => isOpen(refund) && refund.givenUpAt !== null && isSettled(refund, new Date());
  if (!(await readRefunds(strapi.db.connection, { order_id: orderId })).some(isGivenUp)) return;
  await retried(() =>
    strapi.db.transaction(async ({ trx }) => {
      await lockOrder(trx, orderId);
      const known = await readRefunds(trx, { order_id: orderId });
      for (const refund of known.filter(isGivenUp)) await recordAnswer(strapi, trx, refund, failed(NO_PROVIDER));
    }),
  );
};
