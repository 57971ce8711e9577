import type { Gateway } from '../../../gateways/gateway';
import type { RefundRow } from './refund-row';

const HOUR_MS = 60 * 60_000;

/** After a call of ours, however long ago we stopped waiting, its provider may still act on it. */
export const CALL_MAY_TAKE_MS = 5 * 60_000;

type Window = Pick<Gateway, 'idempotencyWindow'>;

export const isWithinIdempotencyWindow = ({ idempotencyWindow }: Window, madeAt: Date): boolean =>
  Date.now() - madeAt.getTime() < idempotencyWindow;

const formatWindow = ({ idempotencyWindow }: Window): string => {
  const hours = Math.round(idempotencyWindow / HOUR_MS);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

export const notMade = (
  provider: Window & Pick<Gateway, 'title'>,
  { givenUpAt }: Pick<RefundRow, 'givenUpAt'>,
): string =>
  `${provider.title} didn’t make this refund${givenUpAt ? '' : ` within ${formatWindow(provider)}`}, and won’t anymore. Refund it again if the customer is still owed the money`;

export const NO_PROVIDER =
  'We stopped retrying it, and couldn’t check whether it was made. Check with the payment provider before you refund it again';

/** Its provider has never answered. */
export const isOpen = ({ state, providerRefundId }: RefundRow): boolean =>
  state === 'PENDING' && providerRefundId === null;

export const canRequest = (provider: Gateway, { madeAt, givenUpAt }: RefundRow): boolean =>
  givenUpAt === null && isWithinIdempotencyWindow(provider, madeAt);

/** After our last call for it, so much later that its provider can’t be acting on it anymore. */
export const isSettled = ({ requestedAt }: RefundRow, seenAt: Date): boolean =>
  requestedAt === null || seenAt.getTime() - requestedAt.getTime() > CALL_MAY_TAKE_MS;

/** Nobody asks for it anymore, so what was to be seen then decides. */
export const isToDecide = (provider: Gateway, refund: RefundRow, seenAt: Date): boolean =>
  isOpen(refund) && !canRequest(provider, refund) && isSettled(refund, seenAt);
