import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  apiPaths,
  type ManualQuote,
  type OrderChange,
  type OrderDetail,
  type OrderReturn,
  type OwnOrderDetail,
  orderPaths,
  type PlacedOrder,
} from '@stoa/contract';
import type { Answer } from '../shop/client';
import { eventually } from '../shop/eventually';
import { eventOf } from './at-paypal';
import { editedTo } from './edited-order';
import { openGiftCards } from './gift-cards';
import { LATEST, type OrderStep, type Step, type StepOf } from './order-steps';
import { lineOf } from './orders';
import { type PayPalShop, paypalIdIn } from './paypal';

const { checkout, orders: customerPaths } = orderPaths;

const SESSION_MS = 5 * 60_000;

interface Placed {
  body: object & { key: string };
  number: number;
  paypalId?: string;
  byLink?: boolean;
}

/** Refused is fine; broken isn't. A provider that doesn't answer is said to be so. */
const sound = <Received extends Answer>(answer: Received): Received => {
  if (answer.status >= 500 && answer.status !== 503) throw new Error(answer.text);
  return answer;
};

/** Lets histories happen, each to items of its own, and says what is wrong once everything has come to rest. */
export const openHistories = (shop: PayPalShop) => {
  const { admin, own } = shop;
  const giftCards = openGiftCards(shop);
  const known = new Set<string>();

  const customer = own.visitor();
  let userId = 0;
  let signedIn = 0;
  /** A thousand histories take longer than a session lasts. */
  const stayIn = async () => {
    if (Date.now() - signedIn < SESSION_MS) return;
    admin.token = (await own.admin()).token;
    const { token, session } = await own.customer();
    customer.token = token;
    userId = session.id;
    signedIn = Date.now();
  };

  const begin = async () => {
    await stayIn();
    const items = [await shop.item({ price: 30, stock: 4 }), await shop.item({ price: 12.35, stock: 3 })] as const;
    const card = await giftCards.issue(50);
    const cardItem = await shop.item({ price: 20, giftCard: true, stock: 9 });
    const orders: Placed[] = [];

    const change = async ({ number }: Placed, kind: OrderChange, body: object | ((order: OrderDetail) => object)) => {
      const data = await shop.orderDetail(number);
      const more = typeof body === 'function' ? body(data) : body;
      sound(await admin.post(adminPaths.changeOrder(number, kind), { updatedAt: data.updatedAt, ...more }));
    };
    const newest = async (number: number) => {
      const [request] = (await shop.orderDetail(number)).returns;
      return request ?? { id: 1, lines: [] };
    };
    const changeReturn = async (
      placed: Placed,
      kind: OrderChange,
      body: object | ((request: Pick<OrderReturn, 'lines'>) => object),
    ) => {
      const request = await newest(placed.number);
      const more = typeof body === 'function' ? body(request) : body;
      await change(placed, kind, { returnId: request.id, ...more });
    };
    const ofPayPal = async ({ paypalId }: Placed, path: string, body?: object, method?: string) => {
      if (paypalId) await shop.callEmulator(`orders/${paypalId}${path}`, body, method);
    };
    /** What PayPal doesn't allow of it doesn't happen. */
    const atPayPal = async ({ paypalId }: Placed, act: (order: { paypalId: string }) => Promise<unknown>) => {
      if (paypalId) await act({ paypalId }).catch(() => undefined);
    };

    const emailOf = (customer: number) => `customer-${customer}-of-${items[0].id}@example.com`;
    const mergeWithFirst = async (placed: Placed) => {
      const [one, other] = [orders[0] ?? placed, placed].map(({ number }) => shop.orderDetail(number));
      const [id, otherId] = [(await one)?.customerId, (await other)?.customerId];
      sound(await admin.post(adminPaths.mergeCustomers(id ?? 0), { otherId }));
    };

    /** Until it's opened there again, nothing at PayPal is of this order. */
    const behindLink = async (placed: Placed, path: string, body: object) => {
      const { status, data } = sound(await own.visitor().post<PlacedOrder>(path, body));
      if (status === 200 && (['PENDING', 'AWAITING_PAYMENT'].includes(data.state) || data.due === 0))
        delete placed.paypalId;
    };

    const onOrder: { [Kind in OrderStep]: (placed: Placed) => Promise<unknown> } = {
      submitAgain: async ({ body, number }) => {
        const { status, data, text } = sound(await own.visitor().post(checkout.orders, body));
        if (status < 300 && data.number !== number) throw new Error(`another order: ${text}`);
      },
      open: async (placed) => {
        const { data } = sound(await own.visitor().post(checkout.pay(placed.body.key)));
        if (data?.handoff) placed.paypalId = data.handoff.orderId;
      },
      approve: (placed) => ofPayPal(placed, '/approve', { instrument: 'good' }),
      approveBadly: (placed) => ofPayPal(placed, '/approve', { instrument: 'declined' }),
      settle: async ({ body }) => sound(await own.visitor().post(checkout.settle(body.key))),
      event: async ({ paypalId }) => paypalId && sound(await shop.receive(eventOf({ paypalId }))),
      cancel: async ({ body }) => sound(await own.visitor().post(checkout.cancel(body.key))),
      lapse: shop.reservationEnds,
      reverse: (placed) => ofPayPal(placed, '/reverse'),
      forget: (placed) => ofPayPal(placed, '', {}, 'DELETE'),
      // Nobody captures what its customer left there.
      captureThere: (placed) => (placed.byLink ? Promise.resolve() : atPayPal(placed, shop.captureThere)),
      markPaid: (placed) => change(placed, 'mark-paid', { reference: 'T-1' }),
      cancelByShop: (placed) => change(placed, 'cancel', { why: 'Nobody answers' }),
      release: (placed) => change(placed, 'release', {}),
      accept: (placed) => change(placed, 'accept', {}),
      look: (placed) => change(placed, 'check-payment', {}),
      requestReturn: async ({ number }) => {
        const { data } = await customer.get<OwnOrderDetail>(customerPaths.ownOne(number));
        const body = { key: randomUUID(), lines: data.returnable.slice(0, 1), reason: 'OTHER' };
        sound(await customer.post(customerPaths.ownReturns(number), body));
      },
      withdrawReturn: async ({ number }) =>
        sound(await customer.post(customerPaths.withdrawOwn(number, (await newest(number)).id))),
      cancelPaid: async ({ number }) => sound(await customer.post(customerPaths.cancelOwn(number))),
      acceptReturn: (placed) => changeReturn(placed, 'accept-return', {}),
      declineReturn: (placed) => changeReturn(placed, 'decline-return', { why: 'It was used' }),
      receiveReturn: (placed) =>
        changeReturn(placed, 'receive-return', ({ lines }) => ({
          lines: lines.map((line) => ({ ...line, restock: line.quantity % 2 > 0 })),
        })),
      refundReturn: (placed) => changeReturn(placed, 'refund-return', { key: randomUUID(), amount: 5 }),
      correctEmail: (placed) => change(placed, 'edit', ({ name, address }) => ({ name, address, email: emailOf(2) })),
      mergeCustomers: mergeWithFirst,
      choosePayPal: (placed) =>
        behindLink(placed, checkout.paymentMethod(placed.body.key), { paymentMethod: 'paypal' }),
      redeemByLink: (placed) => behindLink(placed, checkout.giftCard(placed.body.key), { giftCard: card.code }),
      editLines: async ({ number }) => {
        const order = await shop.orderDetail(number);
        const lines = order.lines.map(({ itemId, variantId, unitPrice, quantity }, place) => ({
          itemId,
          variantId,
          unitPrice,
          quantity: place === 0 ? (quantity % 3) + 1 : quantity,
        }));
        const body = await editedTo(admin, order, { lines: lines.slice(0, (number % 2) + 1) });
        sound(await admin.post(adminPaths.changeOrder(number, 'edit-lines'), body));
      },
    };

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

    const correctStock = async ({ stock }: StepOf<'stock'>) => {
      const path = apiPaths.marketplace.item(items[0].id);
      const { data } = await admin.get(path);
      sound(await admin.patch(path, { stock, updatedAt: data.updatedAt }));
    };

    const adjustCard = async ({ balance }: StepOf<'giftCard'>) => {
      const { updatedAt } = await giftCards.detail(card.id);
      sound(await admin.post(adminPaths.adjustGiftCard(card.id), { balance, why: 'Chance', updatedAt }));
    };

    const act = async (step: Step): Promise<unknown> => {
      if (step.do === 'together') return Promise.all(step.steps.map(act));
      if (step.do === 'place') return placeOrder(step);
      if (step.do === 'fault') return shop.suffer(step.fault);
      if (step.do === 'stock') return correctStock(step);
      if (step.do === 'giftCard') return adjustCard(step);
      const placed = step.order === LATEST ? orders.at(LATEST) : orders[step.order % orders.length];
      if (!placed) return undefined;
      await shop.deliver({ lose: !('delivered' in step && step.delivered) });
      switch (step.do) {
        case 'fulfill':
          return change(placed, 'fulfill', ({ lines }) => ({
            lines: [{ lineId: lines[0]?.id, quantity: step.quantity }],
          }));
        case 'refund':
          return change(placed, 'refund', ({ lines, refundable }) => ({
            key: randomUUID(),
            amount: step.dollars === 'ALL' ? refundable : step.dollars,
            lines: step.quantity ? [{ lineId: lines[0]?.id, quantity: step.quantity, restock: step.restock }] : [],
          }));
        case 'refundThere':
          return atPayPal(placed, (order) => shop.refundThere(order, step.dollars));
        case 'conclude':
          return atPayPal(placed, (order) => shop.conclude(order, step.status));
        case 'concludeRefund':
          return atPayPal(placed, (order) => shop.concludeRefund(order, step.status));
        default:
          return onOrder[step.do](placed);
      }
    };

    return { orders, act };
  };

  /** Time passes until nothing is under way anymore. */
  const comeToRest = async (orders: Placed[]) => {
    await shop.recover();
    const numbers = orders.map(({ number }) => number);
    await eventually(async () => {
      for (const { paypalId } of orders)
        if (paypalId) await shop.concludeRefund({ paypalId }, 'COMPLETED').catch(() => undefined);
      await own.database.query(
        `UPDATE orders SET reserved_until = CASE WHEN reserved_until IS NOT NULL THEN LEAST(reserved_until, now()) END,
          next_check_at = LEAST(next_check_at, now()) WHERE number = ANY($1)`,
        [numbers],
      );
      const under = await own.database.query<{ state: string }>(
        `SELECT state FROM orders WHERE number = ANY($1) AND (state IN ('PENDING', 'AWAITING_APPROVAL', 'CAPTURING')
          OR state = 'AWAITING_PAYMENT' AND fulfillment_status IN ('UNFULFILLED', 'NOT_REQUIRED'))`,
        [numbers],
      );
      const refunds = await own.database.query("SELECT id FROM refunds WHERE state = 'PENDING'");
      if (under.length + refunds.length > 0) throw new Error(`still under way: ${JSON.stringify({ under, refunds })}`);
    }, 30_000);
  };

  /** What contradicts itself after these steps, and didn't before; nothing if all is well. */
  return async (steps: Step[]): Promise<string[]> => {
    const { orders, act } = await begin();
    for (const step of steps) await act(step);
    await comeToRest(orders);
    const found = (await shop.audit()).filter((line) => !known.has(line));
    for (const line of found) known.add(line);
    const { ours, theirs } = await shop.books(orders.map(({ number }) => number));
    return ours.join() === theirs.join() ? found : [...found, `PayPal’s books say ${theirs}, ours ${ours}`];
  };
};
