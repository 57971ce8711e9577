import {
  adminPaths,
  type ExpressStart,
  type OrderDetail,
  type OrderPlacement,
  orderPaths,
  type PaymentOutcome,
  type PayPalHandoff,
  type PlacedOrder,
} from '@stoa/contract';
import type { Answer } from '../shop/client';
import { eventually } from '../shop/eventually';
import type { BesidePayPal, Shop } from '../shop/shop';
import { isTaken, openPayPal } from './at-paypal';
import { lineOf, type NewOrder, type Selling, setUpSales } from './orders';

const { checkout } = orderPaths;

/** An order as the browser knows it, and as PayPal does. */
export interface OpenOrder extends NewOrder {
  key: string;
  paypalId: string;
}

type Numbered = Pick<PlacedOrder, 'number'>;
type Keyed = Pick<OpenOrder, 'key'>;

/** Where an order that was just placed goes on, unless PayPal couldn't be reached. */
export const paypalIdIn = ({ payment }: Pick<OrderPlacement, 'payment'>): string | undefined =>
  payment && 'handoff' in payment ? (payment.handoff as PayPalHandoff).orderId : undefined;

export const EVENTS = '/api/payments/paypal/events';

/** A shop that sells beside an emulator of PayPal. Events are lost unless `receiveWebhooks` is asked for. */
export const setUpPayPal = async <Kind extends Shop & BesidePayPal>(own: Kind) => {
  const paypal = await openPayPal(own.paypal);
  const { approve, captureThere } = paypal;
  const selling: Selling = await setUpSales(own);
  const { database } = own;

  const payFor = async ({ key }: Keyed): Promise<string> => {
    const { data, status, text } = await own.visitor().post<{ handoff: PayPalHandoff }>(checkout.pay(key));
    if (status !== 200) throw new Error(text);
    return data.handoff.orderId;
  };
  const open = async (body: object): Promise<OpenOrder> => {
    const order = await selling.order({ paymentMethod: 'paypal', ...body });
    const paypalId = paypalIdIn(order);
    if (!paypalId) throw new Error(JSON.stringify(order.payment));
    return { ...order, paypalId };
  };
  /** In an express checkout; null if it couldn't begin. */
  const approveCart = async (lines: object[]): Promise<string | null> => {
    const { data } = await own.visitor().post<ExpressStart>(checkout.express, { provider: 'paypal', lines });
    if (!data) return null;
    const approval = new URL(data.url).searchParams.get('token') ?? '';
    await approve({ paypalId: approval });
    return approval;
  };
  const settle = async ({ key }: Keyed): Promise<PaymentOutcome> => {
    const { status, data, text } = await own.visitor().post(checkout.settle(key));
    if (status !== 200) throw new Error(text);
    return data.outcome;
  };
  const stateOf = async ({ key }: Keyed) => (await own.visitor().get<PlacedOrder>(checkout.order(key))).data.state;
  const becomes = (order: Keyed, state: string) =>
    eventually(async () => {
      const now = await stateOf(order);
      if (now !== state) throw new Error(`The order is ${now}, not ${state}`);
    });
  const orderDetail = async (number: number) => (await selling.admin.get<OrderDetail>(adminPaths.order(number))).data;
  const dueNow = ({ number }: Numbered) =>
    database.query('UPDATE orders SET next_check_at = now() WHERE number = $1', [number]);
  const reservationEnds = ({ number }: Numbered) =>
    database.query(
      `UPDATE orders SET next_check_at = now(),
        reserved_until = CASE WHEN reserved_until IS NOT NULL THEN now() - interval '1 minute' END WHERE number = $1`,
      [number],
    );

  return {
    ...selling,
    ...paypal,
    own,
    orderDetail,
    payFor,
    open,
    approveCart,
    settle,
    stateOf,
    becomes,
    dueNow,
    /** Nobody paid it in time. */
    reservationEnds,
    /** After a decline, the page opens the window again. */
    async approveAgain(order: OpenOrder): Promise<void> {
      await payFor(order);
      await approve(order);
    },
    receiveWebhooks: () => paypal.sendEventsTo(`${own.url}${EVENTS}`),

    /** An event arrives, signed as PayPal does unless other headers are given. */
    receive(event: object, signed?: Record<string, string>): Promise<Answer> {
      const raw = JSON.stringify(event);
      const { 'content-type': _, ...headers } = signed ?? paypal.sign(raw);
      return own.visitor().post(EVENTS, raw, { headers });
    },

    /** A whole checkout. */
    async paid(body: object): Promise<OpenOrder> {
      const order = await open(body);
      await approve(order);
      const outcome = await settle(order);
      if (outcome !== 'PAID') throw new Error(`The order is ${outcome}`);
      return order;
    },

    /** What was taken by PayPal, and what went back, by its books and by ours. Without numbers, of all orders. */
    async books(numbers?: number[]) {
      const which = numbers ? 'number = ANY($1)' : 'true';
      const given = numbers ? [numbers] : [];
      const ours = await database.query<{ line: string }>(
        `SELECT provider_capture_id || ' ' || captures.amount || ' ' ||
           COALESCE((SELECT sum(amount) FROM refunds WHERE capture_id = captures.id AND state = 'SUCCEEDED'), 0) AS line
         FROM captures JOIN payments ON payments.id = payment_id JOIN orders ON orders.id = captures.order_id
         WHERE provider = 'paypal' AND ${which}`,
        given,
      );
      const known = await database.query<{ id: string }>(`SELECT uuid AS id FROM orders WHERE ${which}`, given);
      const ids = new Set(known.map(({ id }) => id));
      const theirs = (await paypal.ledger())
        .filter(({ customId }) => !numbers || ids.has(customId ?? ''))
        .flatMap(({ captures }) => captures.filter(isTaken))
        .map(({ id, amount, refunds }) => {
          const done = refunds.filter(({ status }) => status === 'COMPLETED');
          return `${id} ${amount} ${done.reduce((sum, refund) => sum + refund.amount, 0)}`;
        });
      return { ours: ours.map(({ line }) => line).sort(), theirs: theirs.sort() };
    },

    /** An order that was captured while the shop believed that its hold was over, and after another one held its lamp. */
    async soldOut() {
      const lamp = await selling.item({ title: 'Rare', price: 10, stock: 1 });
      const order = await open({ lines: [lineOf(lamp)], shippingMethodId: selling.pickUp, address: null });
      await reservationEnds(order);
      await becomes(order, 'EXPIRED');
      const other = await selling.order({ lines: [lineOf(lamp)] });
      await approve(order);
      await captureThere(order);
      await settle(order);
      return {
        ...order,
        lamp,
        /** The other order lets go of it. */
        async free(): Promise<void> {
          const { updatedAt } = await orderDetail(other.number);
          await selling.admin.post(adminPaths.changeOrder(other.number, 'cancel'), { updatedAt });
        },
      };
    },

    close: () => own.close(),
  };
};

export type PayPalShop<Kind extends Shop = Shop> = Awaited<ReturnType<typeof setUpPayPal<Kind & BesidePayPal>>>;
