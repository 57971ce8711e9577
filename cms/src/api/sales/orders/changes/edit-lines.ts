import { canEditLines, type EditLinesInput, formatCents, ORDER_STATE_NAMES } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { badField, conflict } from '../../../../http/problem';
import { releaseDiscount } from '../../discounts/discount-uses';
import { requireFewCards } from '../../gift-cards/sold-gift-cards';
import { queueOrderMail } from '../../mails/queue';
import { requireTotal } from '../../manual-orders/create-order';
import { type PricedManual, priceManual } from '../../manual-orders/price-manual';
import { replaceReservations } from '../../reservations/reservations';
import type { OrderActor } from '../actor';
import { amountsOf, lineRow } from '../order-fields';
import type { OrderRow } from '../order-row';
import { updateOrder } from '../payable-order';
import { changeOrder } from './change-order';
import { eventRow } from './transition';

/** By the prices that are given, with the taxes of where it goes. Its shipping method stays, whatever it would cost now. */
export const priceEdited = (
  strapi: Core.Strapi,
  trx: Sql,
  { shippingMethodName: name, pickUp, address }: OrderRow,
  { lines, discount, shippingPrice: price }: Pick<EditLinesInput, 'lines' | 'discount' | 'shippingPrice'>,
): Promise<PricedManual> =>
  priceManual(strapi, trx, {
    lines,
    discount,
    shipping: name === null ? null : { shippingMethodId: null, name, price },
    address: pickUp ? null : address,
    // What its card pays stays.
    giftCard: null,
  });

/** Whoever saves what is there already changes nothing, and nobody is told. */
const isSame = (order: OrderRow, { lines, price }: PricedManual, { discount }: EditLinesInput): boolean => {
  const was = order.lines.map(({ itemId, variantId, title, quantity, unitPrice }) => [
    itemId,
    variantId,
    title,
    quantity,
    unitPrice,
  ]);
  const is = lines.map(({ sale, quantity }) => [sale.itemId, sale.variantId, sale.title, quantity, sale.unitPrice]);
  const isLabelKept = !discount || discount.label === (order.discountLabel ?? order.discountCode);
  return JSON.stringify(was) === JSON.stringify(is) && price.total === order.total && isLabelKept;
};

/** Nothing refers to them before something is fulfilled or refunded. */
const replaceLines = async (trx: Sql, orderId: number, { lines }: PricedManual): Promise<void> => {
  await tables(trx).deleteFrom('order_lines').where('order_id', '=', orderId).execute();
  await tables(trx)
    .insertInto('order_lines')
    .values(lines.map((line, index) => ({ order_id: orderId, ...lineRow(line, index) })))
    .execute();
};

/** A discount of the shop isn't used anymore once it's taken off. */
const discountColumns = async (trx: Sql, orderId: number, { discount }: EditLinesInput) => {
  if (discount) return { discount_label: discount.label };
  await releaseDiscount(trx, orderId);
  return { discount_id: null, discount_code: null, discount_label: null };
};

const recordEdit = async (trx: Sql, orderId: number, actor: OrderActor, totalBefore: number): Promise<number> => {
  const text = `items (the total was ${formatCents(totalBefore)})`;
  const event = tables(trx)
    .insertInto('order_events')
    .values(eventRow({ orderId, kind: 'edited', actor, text }));
  return (await event.returning('id').executeTakeFirstOrThrow()).id;
};

/** What an order is made of, and what that costs, until it's paid or something of it has gone. */
export const editLines = (
  strapi: Core.Strapi,
  { number, input, actor }: { number: number; input: EditLinesInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
    const { id: orderId, state, total } = order;
    if (!canEditLines(order))
      throw conflict(
        state === 'AWAITING_PAYMENT'
          ? 'Part of this order is already fulfilled, or it has an invoice'
          : `Only orders awaiting payment can be changed. This one is “${ORDER_STATE_NAMES[state]}”`,
      );
    const priced = await priceEdited(strapi, trx, order, input);
    requireTotal(priced.price, input.total);
    if (isSame(order, priced, input)) return;
    requireFewCards(priced.lines);
    if (order.giftCardAmount > 0 && priced.lines.some(({ sale }) => sale.isGiftCard))
      throw badField('lines', 'Gift cards can’t be paid with a gift card');
    if (priced.price.total <= order.giftCardAmount)
      throw badField('lines', 'There would be nothing to pay. Cancel the order instead');
    if (!(await replaceReservations(strapi, trx, orderId, priced.lines)))
      throw badField('lines', 'There isn’t enough in stock');
    await replaceLines(trx, orderId, priced);
    await updateOrder(trx, orderId, {
      ...amountsOf(priced),
      ...(await discountColumns(trx, orderId, input)),
      updated_at: new Date(),
    });
    const edit = await recordEdit(trx, orderId, actor, total);
    if (input.notifyCustomer ?? order.notifyCustomer)
      await queueOrderMail(strapi, trx, orderId, 'EDITED', { of: edit, actor });
  });
