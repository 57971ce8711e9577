import { randomUUID } from 'node:crypto';
import { adminPaths, type ManualQuote, type OrderDetail } from '@stoa/contract';
import type { Answer } from '../shop/client';
import type { openGiftCards } from './gift-cards';
import type { StepOf } from './order-steps';
import { lineOf } from './orders';
import { type PayPalShop, paypalIdIn } from './paypal';

export interface Placed {
  body: object & { key: string };
  number: number;
  paypalId?: string;
  byLink?: boolean;
}

/** Refused is fine; broken isn't. A provider that doesn't answer is said to be so. */
export const sound = <Received extends Answer>(answer: Received): Received => {
  if (answer.status >= 500 && answer.status !== 503) throw new Error(answer.text);
  return answer;
};

/** What a history sells, and the orders that it places. They are of the account that is signed in. */
export const openHistoryOrders = async (
  shop: PayPalShop,
  giftCards: ReturnType<typeof openGiftCards>,
  userId: number,
) => {
  const { admin, own } = shop;
  const items = [await shop.item({ price: 30, stock: 4 }), await shop.item({ price: 12.35, stock: 3 })] as const;
  const card = await giftCards.issue(50);
  const cardItem = await shop.item({ price: 20, giftCard: true, stock: 9 });
  const orders: Placed[] = [];

  const emailOf = (customer: number) => `customer-${customer}-of-${items[0].id}@example.com`;
  const keep = async (placed: Placed) => {
    await own.database.query('UPDATE orders SET user_id = $2 WHERE number = $1', [placed.number, userId]);
    orders.push(placed);
  };

  const placeOrder = async ({
    quantity,
    both,
    paymentMethod,
    express,
    code,
    giftCard,
    buysCard,
    customer,
  }: StepOf<'place'>) => {
    const lines = [
      ...(buysCard ? [lineOf(cardItem)] : []),
      lineOf(items[0], quantity),
      ...(both ? [lineOf(items[1])] : []),
    ];
    if (paymentMethod === 'pay-link') {
      const asked = { key: randomUUID(), name: 'Pia Phone', email: emailOf(customer), lines, paymentMethod };
      const body = { ...asked, ...(giftCard && { giftCard: card.code }) };
      const { data: quoted } = sound(await admin.post<ManualQuote>(adminPaths.orderQuote, body));
      const { total = 0, giftCardAmount = 0 } = quoted ?? {};
      const { status, data } = sound(
        await admin.post<OrderDetail>(adminPaths.orders, { ...body, total, giftCardAmount }),
      );
      return status === 201 ? keep({ body, number: data.number, byLink: true }) : undefined;
    }
    const collected = paymentMethod === 'pick-up' ? { shippingMethodId: shop.pickUp, address: null } : {};
    const email = emailOf(customer);
    const body = {
      key: randomUUID(),
      email,
      lines,
      paymentMethod,
      ...collected,
      ...(code === 'NONE' ? {} : { code }),
      ...(giftCard && { giftCard: card.code }),
      ...(express && { approval: await shop.approveCart(lines) }),
    };
    const { status, data, sent } = sound(await shop.placed(body));
    if (status !== 201) return undefined;
    const paypalId = paypalIdIn(data);
    return keep({ body: sent, number: data.number, ...(paypalId && { paypalId }) });
  };

  /** The order that lines of another one were swapped for. */
  const keepSwapped = async (number: number, key: string) => {
    const next = (await shop.orderDetail(number)).refunds.findLast(({ swappedTo }) => swappedTo !== null)?.swappedTo;
    if (next) await keep({ body: { key }, number: next, byLink: true });
  };

  return { items, card, orders, emailOf, placeOrder, keepSwapped };
};

export type HistoryOrders = Awaited<ReturnType<typeof openHistoryOrders>>;
