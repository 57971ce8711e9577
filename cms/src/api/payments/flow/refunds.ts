import type { Refund } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { retried } from '../../../database/retried';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { type Provider, ProviderRefusal, type RefundSnapshot, type Snapshot } from '../provider';
import { providerNamed } from '../providers';
import { captureOf, insertRefund, type RefundRow, readRefunds } from '../queries/refunds';
import { canAsk, isOpen, isSettled, isToDecide, NOBODY_TO_ASK, notMade } from './unanswered-refunds';

/** Some banks, and some administrators, take days. */
const CHECK_AGAIN_AFTER_MS = 15 * 60_000;

interface Answer {
  state: Refund['state'];
  providerRefundId?: string;
  failure?: string;
}

const failed = (failure: string): Answer => ({ state: 'FAILED', failure });

const STATES: Record<RefundSnapshot['status'], Refund['state']> = {
  COMPLETED: 'DONE',
  PENDING: 'ASKED',
  FAILED: 'FAILED',
};

const toAnswer = ({ title }: Provider, { id, status }: RefundSnapshot): Answer => ({
  state: STATES[status],
  providerRefundId: id,
  ...(status === 'FAILED' ? { failure: `${title} couldn’t pay it back` } : {}),
});

const refusalInWords = ({ title }: Provider, { issue, said }: ProviderRefusal): string => {
  if (issue === 'NOT_SENT') return said;
  return issue === 'ALREADY_REFUNDED' ? `${title} has paid all of it back already` : `${title} refused: ${said}`;
};

/** Of two who hear the same answer, one writes it down. */
const note = async (strapi: Core.Strapi, trx: Sql, refund: RefundRow, answer: Answer): Promise<void> => {
  const { state, providerRefundId, failure } = answer;
  const changed = await trx('refunds')
    .where({ id: refund.id, state: 'ASKED' })
    .update({
      state,
      done_at: state === 'DONE' ? new Date() : null,
      failure: failure ?? null,
      ...(providerRefundId ? { provider_refund_id: providerRefundId } : {}),
    });
  if (changed === 0) return;
  const { flow } = services(strapi).orders;
  if (state === 'DONE') await flow.refunded(trx, refund);
  if (state === 'FAILED') await flow.refundFailed(trx, { ...refund, failure: failure ?? '' });
};

/** Of whoever asks and whoever gives it up, one is first: its row is locked. */
const beginToAsk = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql('refunds')
    .where({ id, state: 'ASKED', provider_refund_id: null, given_up_at: null })
    .update({ asked_at: new Date() })) > 0;

/** Asked again with the same key, the provider answers with the same refund. */
export const askForRefund = async (strapi: Core.Strapi, id: number): Promise<void> => {
  const [refund] = await readRefunds(strapi.db.connection, { id });
  const provider = refund && providerNamed(refund.provider);
  if (!provider || !isOpen(refund) || !canAsk(provider, refund)) return;
  if (!(await beginToAsk(strapi.db.connection, id))) return;
  const { providerCaptureId, amount, currency, key, orderId } = refund;
  let answer: Answer;
  try {
    answer = toAnswer(provider, await provider.refund(providerCaptureId, amount, currency, key));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) {
      strapi.log.warn(`Whether refund ${id} was made isn’t known yet: ${(error as Error).message}`);
      return;
    }
    answer = failed(refusalInWords(provider, error));
  }
  await retried(() =>
    strapi.db.transaction(async ({ trx }) => {
      await services(strapi).orders.flow.lock(trx, orderId);
      await note(strapi, trx, refund, answer);
    }),
  );
};

/** A refund that was made on the provider’s own site. */
const adopt = async (
  strapi: Core.Strapi,
  trx: Sql,
  { orderId, provider, made }: { orderId: number; provider: Provider; made: RefundSnapshot },
): Promise<void> => {
  const capture = await captureOf(trx, orderId);
  if (!capture || made.status === 'FAILED') return;
  const { state, providerRefundId } = { providerRefundId: made.id, ...toAnswer(provider, made) };
  const refund = { orderId, amount: made.amount, reason: null, by: provider.title, byId: null, notifyCustomer: true };
  const key = `${provider.name} ${made.id}`;
  const id = await insertRefund(trx, { ...refund, captureId: capture.id, key, state, providerRefundId });
  if (state === 'DONE') await services(strapi).orders.flow.refunded(trx, { ...refund, id });
};

interface Seen {
  provider: Provider;
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
    known.some((one) => isOpen(one) && canAsk(provider, one) && one.amount === refund.amount);
  for (const refund of known.filter((one) => isToDecide(provider, one, seenAt) && !belongsToOtherOrder(one))) {
    const made = unclaimed.findIndex(({ amount }) => amount === refund.amount);
    const [its] = made < 0 ? [] : unclaimed.splice(made, 1);
    await note(strapi, trx, refund, its ? toAnswer(provider, its) : failed(notMade(provider, refund)));
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
  for (const { id } of before.filter(isOpen)) await askForRefund(strapi, id);
  await retried(() =>
    strapi.db.transaction(async ({ trx }) => {
      const order = await services(strapi).orders.flow.lock(trx, orderId);
      await findMade(strapi, trx, { provider, snapshot, seenAt, known: await readRefunds(trx, { order_id: orderId }) });
      const known = await readRefunds(trx, { order_id: orderId });
      if (known.some(isOpen)) return;
      for (const made of snapshot.refunds) {
        const refund = known.find(({ providerRefundId }) => providerRefundId === made.id);
        if (!refund) await adopt(strapi, trx, { orderId, provider, made });
        else if (made.status !== 'PENDING') await note(strapi, trx, refund, toAnswer(provider, made));
      }
      const pending = await trx('refunds').where({ order_id: orderId, state: 'ASKED' }).first('id');
      const isUndecided = pending || order?.state === 'NEEDS_ATTENTION';
      const nextCheckAt = isUndecided ? new Date(Date.now() + CHECK_AGAIN_AFTER_MS) : null;
      await trx('orders').where({ id: orderId }).update({ next_check_at: nextCheckAt });
    }),
  );
};

/** There is no provider to ask, or it doesn’t know the payment: an administrator has looked elsewhere. */
export const closeGivenUp = async (strapi: Core.Strapi, orderId: number): Promise<void> => {
  const isGivenUp = (refund: RefundRow) => isOpen(refund) && refund.givenUpAt !== null && isSettled(refund, new Date());
  if (!(await readRefunds(strapi.db.connection, { order_id: orderId })).some(isGivenUp)) return;
  await retried(() =>
    strapi.db.transaction(async ({ trx }) => {
      await services(strapi).orders.flow.lock(trx, orderId);
      const known = await readRefunds(trx, { order_id: orderId });
      for (const refund of known.filter(isGivenUp)) await note(strapi, trx, refund, failed(NOBODY_TO_ASK));
    }),
  );
};
