import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { adminPaths, apiPaths, type Collection, type OrderPlacement, orderPaths, type Quote } from '@stoa/contract';
import { lineOf, NEW_YORK } from '../../../support/sales/orders';
import { paypalIdIn, setUpPayPal } from '../../../support/sales/paypal';
import { type Answer, created } from '../../../support/shop/client';
import { startShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;
const PRELOAD = path.resolve(__dirname, '../../../support/preloaded/list-statements.cjs');
const LISTED = { headers: { 'List-Statements': 'true' } };

/** What a connection needs by itself, whatever the request is. */
const ITS_OWN = /^SELECT pg_listening_channels/;

const statementsOf = ({ headers }: Answer): string[] =>
  (JSON.parse(decodeURIComponent(headers.get('Statements') ?? '[]')) as string[]).filter((text) => !ITS_OWN.test(text));

it('quoting, placing, and settling an order take a fixed number of statements', async () => {
  const env = { RECONCILE_EVERY: '600000', NODE_OPTIONS: `--require ${PRELOAD}` };
  const shop = await setUpPayPal(await startShop({ paypal: true, env }));
  const visitor = shop.own.visitor();
  const lines = [await shop.item({ price: 12, stock: 50 }), await shop.item({ price: 80, stock: 50 })].map((item) =>
    lineOf(item, 2),
  );
  const shippingMethodId = shop.standard;

  const quoted = await visitor.post<Quote>(checkout.quote, { lines, place: NEW_YORK, shippingMethodId }, LISTED);
  const order = {
    ...{ lines, shippingMethodId, key: randomUUID(), total: quoted.data.total, address: NEW_YORK },
    ...{ email: 'clara@example.com', name: 'Clara', paymentMethod: 'paypal' },
  };
  const placed = await visitor.post<OrderPlacement>(checkout.orders, order, LISTED);
  await shop.approve({ paypalId: paypalIdIn(placed.data) ?? '' });
  const settled = await visitor.post(checkout.settle(order.key), undefined, LISTED);

  expect(settled.data).toEqual({ outcome: 'PAID' });
  // Exact, so that one more is seen.
  expect(statementsOf(quoted)).toHaveLength(2);
  // Four of them open it at its provider, unless its customer chose another payment method meanwhile.
  expect(statementsOf(placed)).toHaveLength(13);
  expect(statementsOf(settled)).toHaveLength(20);

  const gifts = { title: 'Gifts', slug: 'gifts', rule: { tags: [], onSale: false, available: false, maxPrice: 20 } };
  const { id } = await created<Collection>(shop.admin.post(apiPaths.collections, gifts));
  const sale = { method: 'AUTOMATIC', kind: 'PERCENT', percent: 10 };
  for (const title of ['Sale', 'Other sale'])
    await created(shop.admin.post(adminPaths.discounts, { ...sale, title, collections: [id] }));
  const discounted = await visitor.post<Quote>(checkout.quote, { lines }, LISTED);
  expect(discounted.data.discount).toBe(2.4);
  // However many collections there are.
  expect(statementsOf(discounted)).toHaveLength(3);
  await shop.own.close();
});
