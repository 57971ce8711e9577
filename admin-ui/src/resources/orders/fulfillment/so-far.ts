import { canFulfill, counted, leftToFulfill, type OrderDetail } from '@stoa/contract';
import { orderName } from '../../../lib/order-name';
import { hasSomethingLeft } from '../page/order-steps';

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);

const countLeft = ({ lines }: Pick<OrderDetail, 'lines'>): number => sum(lines.map(leftToFulfill));

/** What is said of a fulfillment: a part of an order says that it’s one. */
export function fulfilledSoFar(order: OrderDetail): string {
  const { number, lines, pickUp } = order;
  const [fulfilled, left] = [sum(lines.map(({ fulfilledQuantity }) => fulfilledQuantity)), countLeft(order)];
  if (left === 0)
    return pickUp ? `Order ${orderName(number)} is ready for pickup` : `Fulfilled order ${orderName(number)}`;
  const part = `${fulfilled} of ${counted(fulfilled + left, 'item')}`;
  return pickUp
    ? `${part} of order ${orderName(number)} are ready for pickup`
    : `Fulfilled ${part} of order ${orderName(number)}`;
}

/** What a partly fulfilled order still waits for; null if nothing. */
export function stillToFulfill(order: OrderDetail): string | null {
  if (order.fulfillmentStatus !== 'PARTIALLY_FULFILLED' || !canFulfill(order) || !hasSomethingLeft(order)) return null;
  return `${counted(countLeft(order), 'item')} ${order.pickUp ? 'not ready yet' : 'to fulfill'}`;
}
