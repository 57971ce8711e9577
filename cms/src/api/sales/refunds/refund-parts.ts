import { formatCents } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { gatewayNamed } from '../../../gateways/gateways';
import { badField, conflict } from '../../../http/problem';
import { type OrderRow, readOrder } from '../orders/order-row';
import { MANUAL } from '../payments/payment-row';
import { inAll, leftOf, splitRefund } from './left-to-refund';
import { captureOf } from './refund-row';

/** What the money goes back to. What was paid manually is paid back manually: an administrator says that it’s done. */
export const partsOf = async (trx: Sql, order: OrderRow, asked: number) => {
  const capture = await captureOf(trx, order.id);
  const parts = splitRefund(asked, await leftOf(trx, order));
  const asksProvider = capture !== undefined && parts.amount > 0 && capture.provider !== MANUAL;
  return { ...parts, captureId: parts.amount > 0 && capture ? capture.id : null, asksProvider };
};

export const requireLeft = async (trx: Sql, order: OrderRow, asked: number): Promise<void> => {
  const left = inAll(await leftOf(trx, order));
  if (left === 0 && !(await captureOf(trx, order.id))) throw conflict('Nothing was paid for this order');
  if (order.state === 'NEEDS_ATTENTION' && asked !== left)
    throw badField('amount', 'Refund all of this order, or accept it first');
  if (asked > left) throw badField('amount', `You can refund up to ${formatCents(left)}`);
};

const NO_KEYS =
  'The keys of the payment provider that took this money are missing. Enter them again, and then refund the order';

const isKeyless = async (trx: Sql, orderId: number): Promise<boolean> => {
  const capture = await captureOf(trx, orderId);
  return capture !== undefined && capture.provider !== MANUAL && !gatewayNamed(capture.provider);
};

/** Whoever took the money can be asked, of this order and of those that it was swapped from. */
export const requireKeys = async (trx: Sql, order: OrderRow, asked: number): Promise<void> => {
  const { asksProvider, swapAmount } = await partsOf(trx, order, asked);
  if (asksProvider && (await isKeyless(trx, order.id))) throw conflict(NO_KEYS);
  let first = swapAmount > 0 ? order.swapOf : null;
  while (first !== null) {
    if (await isKeyless(trx, first)) throw conflict(NO_KEYS);
    first = (await readOrder(trx, { id: first }))?.swapOf ?? null;
  }
};
