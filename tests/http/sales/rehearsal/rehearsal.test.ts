import { adminPaths, type Rehearsal, type RehearsalAdvice } from '@stoa/contract';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { textOfPdf } from '../../../support/sales/pdf-text';
import { openShop } from '../../../support/shop/shop';

let shop: PayPalShop;
let lamp: { id: number };
beforeAll(async () => {
  shop = await setUpPayPal(await openShop({ paypal: true }));
  lamp = await shop.item({ title: 'Brass lamp', price: 80, stock: 3, needsShipping: true });
  await shop.item({ title: 'Wheel throwing', price: 120, stock: 5, needsShipping: false });
  await shop.admin.patch(adminPaths.settings, { contactEmail: 'keeper@example.com' });
});
afterAll(() => shop?.shop.close());

const rehearse = async (): Promise<Rehearsal> => {
  const { status, data, text } = await shop.admin.post<Rehearsal>(adminPaths.rehearsal);
  if (status !== 200) throw new Error(text);
  return data;
};
const advice = async () => (await shop.admin.get<RehearsalAdvice[]>(adminPaths.rehearsalAdvice)).data;

/** Rows of every table that a purchase writes to. */
const TABLES = `SELECT (SELECT count(*) FROM orders)::int AS orders, (SELECT count(*) FROM order_events)::int AS events,
  (SELECT count(*) FROM payments)::int AS payments, (SELECT count(*) FROM captures)::int AS captures,
  (SELECT count(*) FROM outbox_messages)::int AS mails, (SELECT count(*) FROM notifications)::int AS notifications,
  (SELECT count(*) FROM stock_changes)::int AS stock, (SELECT count(*) FROM order_links)::int AS links,
  (SELECT count(*) FROM fulfillments)::int AS fulfillments, (SELECT count(*) FROM refunds)::int AS refunds`;
const rows = () => shop.own.database.query(TABLES);

test('purchases are played to their end, and nothing of them stays', async () => {
  const before = await rows();
  const atPayPal = (await shop.ledger()).length;
  const { items, purchases } = await rehearse();
  expect(items).toEqual(['Brass lamp', 'Wheel throwing']);
  expect(purchases.map(({ purchase, problem }) => [purchase, problem])).toEqual(
    ['PAID', 'DECLINED', 'MANUAL', 'ABROAD', 'PICKUP', 'NO_SHIPPING', 'REFUND'].map((purchase) => [purchase, null]),
  );
  expect(await rows()).toEqual(before);
  expect((await shop.stored(lamp.id)).stock).toBe(3);
  expect((await shop.ledger()).length).toBe(atPayPal);
  expect(await shop.audit()).toEqual([]);
});

test('what customer and staff would see is what the shop would send', async () => {
  const { purchases } = await rehearse();
  const played = (name: string) => purchases.find(({ purchase }) => purchase === name);
  const paid = played('PAID');
  expect(paid?.title).toBe('A guest pays with PayPal');
  expect(paid?.order).toMatchObject({ state: 'PAID', fulfillmentStatus: 'FULFILLED', isTest: true, total: 85 });
  expect(paid?.checkout).toMatchObject({
    lines: [{ itemId: lamp.id, quantity: 1, unitPrice: 80 }],
    address: { locality: 'San Francisco' },
    pickUp: false,
    shippingMethodId: expect.any(Number),
    paymentMethod: 'paypal',
  });
  expect(paid?.mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['orderPaid', 'The customer'],
    ['orderShipped', 'The customer'],
    ['newOrder', 'keeper@example.com'],
  ]);
  expect(paid?.mails[1]?.html).toContain('1Z999AA10123456784');
  expect(paid?.mails[0]?.html).toContain('TEST MODE');
  const { lines } = await textOfPdf(Buffer.from(paid?.invoice ?? '', 'base64'));
  expect(lines).toEqual(expect.arrayContaining(['Brass lamp', '$85.00']));

  expect(played('DECLINED')?.order).toMatchObject({ state: 'AWAITING_APPROVAL' });
  expect(played('MANUAL')?.mails.map(({ kind }) => kind)).toEqual(['orderPlaced', 'newOrder']);
  expect(played('ABROAD')?.steps.at(-1)?.text).toBe('Says “We don’t ship to Canada yet”');
  expect(played('ABROAD')?.checkout).toMatchObject({ address: { country: 'CA' }, shippingMethodId: null });
  expect(played('PICKUP')?.checkout).toMatchObject({ address: null, pickUp: true });
  expect(played('NO_SHIPPING')?.checkout).toMatchObject({ address: null, pickUp: false, shippingMethodId: null });
  expect(played('PICKUP')?.mails.map(({ kind }) => kind)).toContain('orderReady');
  expect(played('NO_SHIPPING')?.order).toMatchObject({ fulfillmentStatus: 'NOT_REQUIRED', total: 120 });
  expect(played('REFUND')?.order).toMatchObject({ state: 'PARTIALLY_REFUNDED', refunded: 80 });
});

test('the next order gets the number that a rehearsal used', async () => {
  const { number } = await shop.order({ lines: [lineOf(lamp)] });
  await rehearse();
  expect((await shop.order({ lines: [lineOf(lamp)] })).number).toBe(number + 1);
});

test('a refund gives back what was paid for the item, with the tax that its price includes', async () => {
  const taxRates = [
    {
      country: 'US',
      administrativeArea: null,
      taxClass: 'standard',
      name: 'Sales tax',
      percent: 10,
      onShipping: false,
    },
  ];
  const { status, text } = await shop.admin.patch(adminPaths.salesSettings, { taxRates, pricesIncludeTax: true });
  expect([status, text]).toEqual([200, expect.anything()]);
  const refund = (await rehearse()).purchases.find(({ purchase }) => purchase === 'REFUND');
  expect(refund?.order).toMatchObject({ refunded: 80, taxIncluded: true });
  await shop.admin.patch(adminPaths.salesSettings, { taxRates: [], pricesIncludeTax: false });
});

test('a code that works is entered', async () => {
  await shop.admin.post(adminPaths.discounts, { code: 'SPRING', kind: 'PERCENT', percent: 10 });
  const { purchases } = await rehearse();
  const played = purchases.find(({ purchase }) => purchase === 'CODE');
  expect(played?.checkout?.code).toBe('SPRING');
  expect(played?.steps.at(-1)?.text).toMatch(/^Takes off \$8\.00: .*Total \$77\.00$/);
});

test('advice says what is missing until it’s there', async () => {
  const texts = async () => (await advice()).map(({ kind, text, place }) => [kind, place, text]);
  expect(await texts()).toEqual(
    expect.arrayContaining([
      ['ADVICE', 'SHIPPING', '“Pick up” doesn’t say where. Add an address.'],
      ['ADVICE', 'PAYPAL', 'Payments are in test mode: no real money moves.'],
      ['ADVICE', 'PAGES', 'The footer has no link to a privacy policy.'],
      ['ADVICE', 'SHOP', 'Invoices don’t say where you are. Add your address and tax number.'],
    ]),
  );
  await shop.admin.patch(adminPaths.settings, { address: '1 Elm St\nPortland, OR 97201' });
  expect((await advice()).filter(({ text }) => text.startsWith('Invoices'))).toEqual([]);
});

test('with nothing to buy, a rehearsal says so', async () => {
  await shop.own.database.query('UPDATE items SET published = false');
  const { status, data, error } = await shop.admin.post(adminPaths.rehearsal);
  expect([status, data, error.message]).toEqual([
    409,
    null,
    'There is nothing to buy yet. Publish an item with a price, and in stock',
  ]);
  expect(await advice()).toContainEqual({
    kind: 'MISSING',
    place: 'ITEMS',
    text: 'There is nothing to buy. Publish an item with a price.',
  });
});
