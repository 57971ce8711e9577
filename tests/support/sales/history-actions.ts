import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type OrderChange,
  type OrderDetail,
  type OrderReturn,
  type OwnOrderDetail,
  orderPaths,
  type PlacedOrder,
} from '@stoa/contract';
import type { Client } from '../shop/client';
import { eventOf } from './at-paypal';
import { editedTo } from './edited-order';
import { type HistoryOrders, type Placed, sound } from './history-orders';
import type { OrderStep } from './order-steps';
import type { PayPalShop } from './paypal';
import { swapOf } from './swaps';

const { checkout, orders: customerPaths } = orderPaths;

/** What can happen to an order that was placed, by whoever does it. */
export const actionsOn = (
  shop: PayPalShop,
  customer: Client,
  { items, orders, card, emailOf, keepSwapped }: HistoryOrders,
) => {
  const { admin, own } = shop;
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
    cancelByCustomer: async ({ number }) => sound(await customer.post(customerPaths.cancelOwn(number))),
    acceptReturn: (placed) => changeReturn(placed, 'accept-return', {}),
    declineReturn: (placed) => changeReturn(placed, 'decline-return', { why: 'It was used' }),
    receiveReturn: (placed) =>
      changeReturn(placed, 'receive-return', ({ lines }) => ({
        lines: lines.map((line) => ({ ...line, restock: line.quantity % 2 > 0 })),
      })),
    refundReturn: (placed) => changeReturn(placed, 'refund-return', { key: randomUUID(), amount: 5 }),
    correctEmail: (placed) => change(placed, 'edit', ({ name, address }) => ({ name, address, email: emailOf(2) })),
    mergeCustomers: mergeWithFirst,
    choosePayPal: (placed) => behindLink(placed, checkout.paymentMethod(placed.body.key), { paymentMethod: 'paypal' }),
    redeemByLink: (placed) => behindLink(placed, checkout.giftCard(placed.body.key), { giftCard: card.code }),
    swap: async ({ number }) => {
      const order = await shop.orderDetail(number);
      const quantity = (number % 2) + 1;
      const [item, other] = items;
      const lines = [{ itemId: order.lines[0]?.itemId === item.id ? other.id : item.id, quantity }];
      const body = await swapOf(admin, order, { removed: [{ place: 0, quantity }], lines });
      const { status } = sound(await admin.post(adminPaths.changeOrder(number, 'swap'), body));
      if (status === 200) await keepSwapped(number, body.key);
    },
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

  return { change, atPayPal, onOrder };
};
