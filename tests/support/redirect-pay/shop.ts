import path from 'node:path';
import {
  adminPaths,
  type OrderDetail,
  type OrderPlacement,
  orderPaths,
  type PlacedOrder,
  type RedirectHandoff,
} from '@stoa/contract';
import { lineOf, setUpSales } from '../sales/orders';
import { eventually } from '../shop/eventually';
import { startShop } from '../shop/shop';
import { startRedirectPay } from './provider';

const { checkout } = orderPaths;
const PRELOADED = path.resolve(__dirname, 'preloaded.cjs');

export const REDIRECT_PAY_EVENTS = '/api/payments/redirect-pay/events';

/** Redirect Pay, and a shop that offers it. */
export const startRedirectPayShop = async ({ demo = false } = {}) => {
  const provider = await startRedirectPay();
  const own = await startShop({ demo, env: { ...provider.settings, NODE_OPTIONS: `--require "${PRELOADED}"` } });
  return {
    own,
    provider,
    receiveWebhooks: (hears: boolean) => provider.sendEventsTo(hears ? `${own.url}${REDIRECT_PAY_EVENTS}` : undefined),
    async close() {
      await own.close();
      await provider.close();
    },
  };
};

/** With a lamp to sell, and what its buyers, the provider, and time do. */
export const openRedirectPayShop = async () => {
  const started = await startRedirectPayShop();
  const { own, provider } = started;
  const selling = await setUpSales(own);
  const lamp = await selling.item({ title: 'Lamp', price: 80, stock: 100 });
  const stateOf = async ({ key }: { key: string }) =>
    (await own.visitor().get<PlacedOrder>(checkout.order(key))).data.state;

  return {
    ...selling,
    ...started,
    stock: async () => (await selling.stored(lamp.id)).stock,
    order: () => selling.order({ lines: [lineOf(lamp)], paymentMethod: 'redirect-pay' }),
    /** The address that the buyer is sent to. */
    urlOf({ payment }: Pick<OrderPlacement, 'payment'>): string {
      if (!payment || !('handoff' in payment)) throw new Error(JSON.stringify(payment));
      return (payment.handoff as RedirectHandoff).url;
    },
    /** The buyer presses the button of the provider's page. */
    pay: (url: string) => fetch(url, { method: 'POST', redirect: 'manual' }),
    sessionOf: async ({ number }: { number: number }) => {
      const [row] = await own.database.query<{ uuid: string }>('SELECT uuid FROM orders WHERE number = $1', [number]);
      const session = provider.sessions().find(({ reference }) => reference === row?.uuid);
      if (!session) throw new Error(`Redirect Pay doesn’t know order ${number}`);
      return session;
    },
    stateOf,
    becomes: (order: { key: string }, state: string) =>
      eventually(async () => expect(await stateOf(order)).toBe(state)),
    orderDetail: async ({ number }: { number: number }) =>
      (await selling.admin.get<OrderDetail>(adminPaths.order(number))).data,
    /** The reconciler looks at it in its next round. */
    dueNow: ({ number }: { number: number }) =>
      own.database.query('UPDATE orders SET next_check_at = now() WHERE number = $1', [number]),
  };
};

export type RedirectPayShop = Awaited<ReturnType<typeof openRedirectPayShop>>;
