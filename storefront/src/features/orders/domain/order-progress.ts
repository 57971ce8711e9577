import { isPaid, isPartFulfilled, type Order, PAID_AFTERWARDS } from '@stoa/contract';
import { formatMoneyState, formatShipped } from './format-state';

export interface OrderStep {
  name: string;
  /** Null: it’s still ahead. */
  date: string | null;
  isDone: boolean;
  /** CURRENT: where the order stands now. */
  place: 'DONE' | 'CURRENT' | 'AHEAD';
}

type Progressing = Pick<
  Order,
  | 'state'
  | 'canceledAt'
  | 'fulfillmentStatus'
  | 'pickUp'
  | 'placedAt'
  | 'paidAt'
  | 'paymentMethod'
  | 'fulfillments'
  | 'isSwapped'
>;
type Reached = Pick<OrderStep, 'name' | 'date'> & { isDone: boolean };

/** What an order goes through. Null: it has ended otherwise. */
export function stepsOf(order: Progressing): OrderStep[] | null {
  const { state, placedAt, fulfillmentStatus } = order;
  if (order.canceledAt !== null || state === 'CANCELLED' || state === 'EXPIRED' || state === 'REFUNDED') return null;
  const needsShipping = fulfillmentStatus !== 'NOT_REQUIRED';
  const comesFirst = needsShipping && isShippedFirst(order);
  const placed: Reached = { name: 'Placed', date: placedAt, isDone: true };
  const [paid, shipped] = [paymentOf(order, comesFirst), ...(needsShipping ? [shippingOf(order)] : [])];
  const steps = [placed, ...(comesFirst ? [shipped, paid] : [paid, shipped])].filter((step) => step !== undefined);
  // Whatever has to be paid first waits for that.
  const current = isPaid(state) || comesFirst ? steps.filter(({ isDone }) => isDone).length - 1 : 1;
  return steps.map(({ name, date, isDone }, index) => ({
    name,
    date,
    isDone,
    place: index === current ? 'CURRENT' : isDone ? 'DONE' : 'AHEAD',
  }));
}

function paymentOf({ state, paidAt, fulfillmentStatus }: Progressing, comesLast: boolean): Reached {
  const isDone = isPaid(state);
  const isFarAhead = comesLast && fulfillmentStatus === 'UNFULFILLED';
  return { name: isDone || isFarAhead ? 'Paid' : formatMoneyState(state), date: paidAt, isDone };
}

function shippingOf({ fulfillmentStatus, fulfillments, pickUp }: Progressing): Reached {
  if (!isPartFulfilled(fulfillmentStatus))
    return { name: formatShipped('FULFILLED', { pickUp }), date: null, isDone: false };
  const [last = null] = fulfillments
    .map(({ madeAt }) => madeAt)
    .sort()
    .reverse();
  return { name: formatShipped(fulfillmentStatus, { pickUp }), date: last, isDone: true };
}

/** An order by invoice, or for pickup, may be paid before, all the same. */
function isShippedFirst({ state, paymentMethod, paidAt, fulfillments }: Progressing): boolean {
  if (paymentMethod === null || !PAID_AFTERWARDS.includes(paymentMethod)) return false;
  return !isPaid(state) || fulfillments.some(({ madeAt }) => paidAt !== null && madeAt < paidAt);
}
