import {
  adminPaths,
  fromCents,
  isPaid,
  leftToSwap,
  type OrderDetail,
  PAY_LINK,
  paidFor,
  type SwapInput,
  swapDifference,
  swapInput,
  toCents,
} from '@stoa/contract';
import { type FieldErrors, formatDollars, getData, newKey, schemaErrors } from '@stoa/web-kit';
import useSWR from 'swr';
import { quantitiesOf, quantityErrors, type TypedQuantity, toLines } from '../components/quantity-fields';
import { withPerson } from './edited-order';
import { priceErrors } from './new-order-errors';
import { type NewOrderValues, newOrder, OWN } from './new-order-fields';
import { toQuoteInput } from './new-order-input';

export interface SwapValues extends NewOrderValues {
  removed: TypedQuantity[];
}

/** Whether it’s paid, and something of it hasn’t gone out. */
export const isSwappable = ({ state, canceledAt, refundable, lines }: OrderDetail): boolean =>
  isPaid(state) && canceledAt === null && refundable > 0 && lines.some((line) => leftToSwap(line) > 0);

/** The form that is open doesn’t change under whoever fills it in, nor by what it saves. */
export const useOrderToSwap = (number: string) =>
  useSWR(['swap', adminPaths.order(number)], ([, path]) => getData<OrderDetail>(path), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

/** What it’s swapped for goes where the order does, with it. */
export const swapValues = (order: OrderDetail): SwapValues => {
  const { shippingMethodName: name, notifyCustomer } = order;
  const blank = withPerson(newOrder(newKey(), order.address?.country ?? '', PAY_LINK.id), order);
  const removed = quantitiesOf(order.lines, leftToSwap, () => 0);
  return {
    ...blank,
    notifyCustomer,
    shipping: name === null ? blank.shipping : { by: OWN, name, price: '0.00' },
    // With one thing to remove, that is it.
    removed: removed.length === 1 ? removed.map((one) => ({ ...one, quantity: '1' })) : removed,
  };
};

/** In dollars: what was paid for the removed items, as far as that wasn’t refunded. */
export const removedTotal = ({ removed }: SwapValues, { taxIncluded, refundable }: OrderDetail): number => {
  const paid = removed.reduce(
    (sum, { line, most, quantity }) => sum + paidFor(line, Math.min(most, Number(quantity) || 0), taxIncluded),
    0,
  );
  return fromCents(Math.min(paid, toCents(refundable)));
};

export const toSwapInput = (values: SwapValues, order: OrderDetail, total: number) => {
  const { lines, discount } = toQuoteInput(values, false);
  return {
    updatedAt: order.updatedAt,
    notifyCustomer: values.notifyCustomer,
    key: values.key,
    removed: toLines(values.removed),
    removedTotal: removedTotal(values, order),
    lines,
    discount,
    total,
  } satisfies Record<keyof SwapInput, unknown>;
};

export const swapErrors = (values: SwapValues, order: OrderDetail, total: number): FieldErrors => {
  const { removed, ...errors } = schemaErrors(swapInput, toSwapInput(values, order, total));
  const quantities = quantityErrors(values.removed, 'removed');
  // Said at the first quantity, for there is no other field.
  const missing: FieldErrors = removed && Object.keys(quantities).length === 0 ? { 'removed.0.quantity': removed } : {};
  return { ...errors, ...priceErrors(values), ...quantities, ...missing };
};

/** What the button says. */
export const swapVerb = (total: number, removed: number): string => {
  const cents = swapDifference(total, removed);
  if (cents === 0 || total === 0 || removed === 0) return 'Swap items';
  return `Swap and ${cents > 0 ? 'collect' : 'refund'} ${formatDollars(fromCents(Math.abs(cents)))}`;
};

/** What saving it does. */
export const swapOutcome = (total: number, removed: number): string => {
  const cents = swapDifference(total, removed);
  if (cents === 0) return 'No money moves';
  return cents > 0
    ? `Collect ${formatDollars(fromCents(cents))} by pay link`
    : `Refund ${formatDollars(fromCents(-cents))}`;
};
