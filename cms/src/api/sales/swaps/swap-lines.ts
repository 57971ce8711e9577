import { randomUUID } from 'node:crypto';
import {
  AS_AGREED,
  fromCents,
  isPaid,
  leftToSwap,
  orderName,
  PAY_LINK,
  paidFor,
  type SwapInput,
  toCents,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { readToday } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { badField, conflict } from '../../../http/problem';
import { insertOrder, requestHash } from '../checkout/write-order';
import { formatLines, linesSoFar, pickLines, updateFulfillmentStatus } from '../fulfillment/lines';
import { queueOrderMail } from '../mails/queue';
import { requireTotal } from '../manual-orders/create-order';
import type { PricedManual } from '../manual-orders/price-manual';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { priceEdited } from '../orders/changes/edit-lines';
import { awaitPayment, payOrder } from '../orders/changes/pay';
import { recordEvent } from '../orders/changes/transition';
import { type OrderRow, readOrder } from '../orders/order-row';
import { insertPayment, MANUAL } from '../payments/payment-row';
import { inAll, leftOf } from '../refunds/left-to-refund';
import { writeRefund } from '../refunds/refund-order';
import { insertRefund } from '../refunds/refund-row';
import { requestRefund, requestSwapped } from '../refunds/request-refund';
import { reserveLines } from '../reservations/reservations';

interface Asked {
  number: number;
  input: SwapInput;
  actor: OrderActor;
}

type Picked = Awaited<ReturnType<typeof pickRemoved>>;

const pickRemoved = async (trx: Sql, order: OrderRow, { removed }: SwapInput) => {
  const picked = pickLines(await linesSoFar(trx, order), removed, { most: leftToSwap, done: 'swapped' });
  if (picked.some(({ line }) => line.giftCard))
    throw badField('removed', 'Gift cards can’t be swapped. Refund them instead');
  return picked;
};

const paidForAll = (picked: Picked, taxIncluded: boolean): number =>
  picked.reduce((sum, { line, quantity }) => {
    const { total, discount, tax } = line;
    const inDollars = { total: fromCents(total), discount: fromCents(discount), tax: fromCents(tax) };
    return sum + paidFor({ ...line, ...inDollars }, quantity, taxIncluded);
  }, 0);

/** What is swapped is worth what was paid for it, as far as that wasn't refunded otherwise. */
const worthOf = async (trx: Sql, order: OrderRow, picked: Picked, { removedTotal }: SwapInput): Promise<number> => {
  const worth = Math.min(paidForAll(picked, order.taxIncluded), inAll(await leftOf(trx, order)));
  if (worth === 0) throw badField('removed', 'Nothing was paid for these items, or it was refunded. Add items instead');
  if (worth !== toCents(removedTotal))
    throw conflict('What was paid for the removed items has changed. Reload the page');
  return worth;
};

const requireOrder = ({ price, lines }: PricedManual, { total }: SwapInput): void => {
  if (lines.some(({ sale }) => sale.isGiftCard)) throw badField('lines', 'Gift cards can’t be swapped for');
  requireTotal(price, total);
  if (price.total === 0) throw badField('lines', 'There would be nothing to pay. Refund the items instead');
};

const MINUTES = 60_000;

/** What its customer was told, unless that is over. */
const stillAhead = ({ arrivesFrom: from, arrivesTo: to }: OrderRow, today: string) =>
  from && to && to >= today ? { from, to } : null;

/** The order that it's swapped for goes where the first one does, with it. */
const insertNext = async (
  trx: Sql,
  order: OrderRow,
  {
    input,
    hash,
    actor,
    priced,
    amount,
  }: { input: SwapInput; hash: string; actor: OrderActor; priced: PricedManual; amount: number },
) => {
  const { pickUp, pickUpAddress, pickUpHours, shippingMethodId: id, shippingMethodNote: note } = order;
  const due = priced.price.total - amount;
  const methods = priced.paymentMethods;
  const paymentMethod =
    due === 0
      ? null
      : (methods.find((one) => one.id === PAY_LINK.id) ?? methods.find((one) => one.id === AS_AGREED.id) ?? null);
  const { shippingMethod } = priced;
  const made = await insertOrder(trx, {
    key: input.key,
    requestHash: hash,
    input: { name: order.name, email: order.email, phone: order.phone, note: null },
    cart: {
      ...priced,
      due,
      arrival: stillAhead(order, await readToday(trx)),
      shippingMethod: shippingMethod && { ...shippingMethod, id, note, pickUp, pickUpAddress, pickUpHours },
    },
    lines: priced.lines,
    address: priced.address,
    paymentMethod,
    payment: null,
    swap: { orderId: order.id, amount },
    userId: order.userId,
    reservedUntil: paymentMethod && new Date(Date.now() + paymentMethod.reservationMinutes * MINUTES),
    notifyCustomer: order.notifyCustomer,
    madeBy: actor,
    network: null,
    emailConfirmed: false,
  });
  if (!made) return undefined;
  // What moved no money doesn't as part of another order, either.
  if (order.isTest) await insertPayment(trx, { orderId: made.id, provider: MANUAL, amount, isTest: true });
  return { ...made, paymentMethod };
};

const holdRemoved = async (
  trx: Sql,
  order: OrderRow,
  {
    next,
    amount,
    picked,
    actor,
  }: { next: { id: number; number: number }; amount: number; picked: Picked; actor: OrderActor },
): Promise<void> => {
  const refundId = await insertRefund(trx, {
    ...{ orderId: order.id, captureId: null, key: `swap for order ${next.id}`, reason: null, state: 'PENDING' },
    ...{ amount: 0, giftCardAmount: 0, swapAmount: amount, swapOrderId: next.id, actor, notifyCustomer: false },
  });
  await tables(trx)
    .insertInto('refund_lines')
    .values(
      picked.map(({ line, quantity }) => ({
        refund_id: refundId,
        line_id: line.id,
        quantity,
        restock: true,
        restocked: false,
      })),
    )
    .execute();
  const text = `${formatLines(picked)} for order ${orderName(next.number, order.numbering)}`;
  await recordEvent(trx, { orderId: order.id, kind: 'swapping', actor, text });
  await updateFulfillmentStatus(trx, order);
};

/** The refund of what the others cost less, if they do. */
const swap = async (
  strapi: Core.Strapi,
  trx: Sql,
  order: OrderRow,
  { input, actor }: Asked,
): Promise<number | undefined> => {
  const { id: orderId, orderName: name, numbering } = order;
  if (!isPaid(order.state) || order.canceledAt !== null) throw conflict('Only items of paid orders can be swapped');
  const picked = await pickRemoved(trx, order, input);
  const priced = await priceEdited(strapi, trx, order, { ...input, shippingPrice: 0 });
  requireOrder(priced, input);
  const worth = await worthOf(trx, order, picked, input);
  const amount = Math.min(worth, priced.price.total);
  const next = await insertNext(trx, order, { input, hash: requestHash(input), actor, priced, amount });
  if (!next) return undefined;
  if (!(await reserveLines(strapi, trx, next.id, priced.lines))) throw badField('lines', 'There isn’t enough in stock');
  await holdRemoved(trx, order, { next, amount, picked, actor });
  const notifyCustomer = (input.notifyCustomer ?? order.notifyCustomer) && order.email !== null;
  if (next.paymentMethod) {
    await awaitPayment(trx, { orderId: next.id, paymentMethod: next.paymentMethod.id, actor });
    if (notifyCustomer) await queueOrderMail(strapi, trx, next.id, 'TO_PAY', { actor });
    return undefined;
  }
  const why = `Paid with order ${name}`;
  await payOrder(strapi, trx, { orderId: next.id, from: 'PENDING', actor, why, notifyCustomer });
  const now = await readOrder(trx, { id: orderId });
  if (worth === amount || !now) return undefined;
  const reason = `Swapped for order ${orderName(next.number, numbering)}`;
  const rest = { key: randomUUID(), amount: fromCents(worth - amount), lines: [], reason, notifyCustomer };
  return writeRefund(strapi, trx, now, { input: rest, actor });
};

/**
 * Lines of a paid order for others, which are an order of their own. What was paid for the first pays that; its customer pays the
 * rest of it by a link, or is refunded what is over.
 */
export const swapLines = async (strapi: Core.Strapi, asked: Asked): Promise<void> => {
  const { number, input, actor } = asked;
  const earlier = await readOrder(strapi.db.connection, { checkout_key: input.key });
  if (earlier && earlier.requestHash !== requestHash(input))
    throw conflict('This form has already made another swap. Reload the page to make a new one');
  if (earlier) return;
  let refundId: number | undefined;
  await changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
    refundId = await swap(strapi, trx, order, asked);
  });
  // Whoever dies here leaves it to the reconciler.
  if (refundId === undefined) return;
  await requestRefund(strapi, refundId);
  await requestSwapped(strapi, refundId);
};
