import { randomUUID } from 'node:crypto';
import {
  addBusinessDays,
  adminPaths,
  apiPaths,
  type FullItem,
  type LineOffer,
  type ManualOrderChoices,
  type ManualQuote,
  type OrderDetail,
  type SalesSettings,
  type Store,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { setNoon, TODAY } from '../../../support/shop/noon';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;

beforeAll(async () => {
  shop = await setUpSales(await openShop());
  await setNoon(shop.admin);
});
afterAll(async () => {
  expect(await shop.audit()).toEqual([]);
  await shop.shop.close();
});

const read = async () => (await shop.admin.get<SalesSettings>(adminPaths.salesSettings)).data;

/** Changes the method that ships. */
const save = async (method: object, settings: object = {}) => {
  const { shippingMethods, updatedAt } = await read();
  return shop.admin.patch<SalesSettings>(adminPaths.salesSettings, {
    shippingMethods: shippingMethods.map((one) => (one.pickUp ? one : { ...one, ...method })),
    updatedAt,
    ...settings,
  });
};

const BY_WEIGHT = {
  pricing: 'BY_WEIGHT',
  price: 0,
  tiers: [
    { upTo: 1_000, price: 5 },
    { upTo: 5_000, price: 9.5 },
  ],
};

const vase = (weight: number | null) =>
  shop.item({
    title: 'Vase',
    price: 40,
    needsShipping: true,
    options: [],
    variants: [{ values: [], stock: 50, weight }],
  });

const shippingOf = async (line: object, more: object = {}) => {
  const quote = await shop.quote({ lines: [line], place: { country: 'US', administrativeArea: 'NY' }, ...more });
  const { shippingMethods, isTooMuchToShip } = quote;
  return { prices: shippingMethods.filter(({ pickUp }) => !pickUp).map(({ price }) => price), isTooMuchToShip };
};

describe('shipping rates', () => {
  it('go by weight up to their limits, and above the last one the method isn’t offered', async () => {
    expect((await save(BY_WEIGHT)).data.shippingMethods[0]).toMatchObject(BY_WEIGHT);
    const item = await vase(500);
    expect(await shippingOf(lineOf(item, 2))).toEqual({ prices: [5], isTooMuchToShip: false });
    expect(await shippingOf(lineOf(item, 3))).toEqual({ prices: [9.5], isTooMuchToShip: false });
    expect(await shippingOf(lineOf(item, 11))).toEqual({ prices: [], isTooMuchToShip: true });
    const order = await shop.order({ lines: [lineOf(item, 3)] });
    expect(order).toMatchObject({ subtotal: 120, shipping: 9.5, total: 129.5 });
  });

  it('refuse an order that has become too heavy for its method', async () => {
    const item = await vase(500);
    const sent = await shop.priced({ key: randomUUID(), lines: [lineOf(item, 2)] });
    const { status, error } = await shop.shop
      .visitor()
      .post('/api/checkout/orders', { ...sent, lines: [lineOf(item, 11)] });
    expect([status, error]).toMatchObject([409, { details: { reason: 'SHIPPING' } }]);
  });

  it('count what has no weight as 0, which the settings say', async () => {
    const before = (await read()).itemsWithoutWeight;
    const item = await vase(null);
    expect(await shippingOf(lineOf(item, 20))).toEqual({ prices: [5], isTooMuchToShip: false });
    expect((await read()).itemsWithoutWeight).toBe(before + 1);
  });

  it('go by the total after discounts, and by the number of items', async () => {
    const item = await vase(500);
    await save({
      pricing: 'BY_TOTAL',
      price: 0,
      tiers: [
        { upTo: 79.99, price: 8 },
        { upTo: null, price: 4 },
      ],
    });
    expect((await shippingOf(lineOf(item, 2))).prices).toEqual([4]);
    await shop.admin.post(adminPaths.discounts, { code: 'HALF', kind: 'PERCENT', percent: 50 });
    expect((await shippingOf(lineOf(item, 2), { code: 'HALF' })).prices).toEqual([8]);
    await save({ pricing: 'BY_ITEMS', price: 0, tiers: [{ upTo: 2, price: 3 }] });
    expect((await shippingOf(lineOf(item, 2))).prices).toEqual([3]);
    expect((await shippingOf(lineOf(item, 3))).prices).toEqual([]);
  });

  it('are named by row and field where they are wrong', async () => {
    const tiers = [{ upTo: 500, price: 5 }, { upTo: 400, price: -1 }, { price: 9 }];
    const { status, error } = await save({ ...BY_WEIGHT, tiers });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      details: {
        errors: [
          { path: ['shippingMethods', '0', 'tiers', '1', 'upTo'], message: 'Row 2: Up to must be more than in row 1' },
          { path: ['shippingMethods', '0', 'tiers', '1', 'price'], message: expect.stringContaining('Row 2: Price') },
        ],
      },
    });
    const none = await save({ ...BY_WEIGHT, tiers: [] });
    expect([none.status, none.error.message]).toEqual([400, 'Add at least one row of prices']);
    const open = await save({ ...BY_WEIGHT, tiers: [{ price: 5 }, { upTo: 900, price: 9 }] });
    expect([open.status, open.error.message]).toEqual([400, 'Row 1: Only the last row can have no limit']);
  });

  it('are those of manual orders, too, unless a price is entered', async () => {
    await save(BY_WEIGHT);
    const item = await vase(500);
    const choices = (await shop.admin.get<ManualOrderChoices>(adminPaths.orderChoices)).data;
    expect(choices.shippingMethods.find(({ pickUp }) => !pickUp)).toMatchObject({ price: null });
    const quote = (quantity: number, price: number | null = null) =>
      shop.admin.post<ManualQuote>(adminPaths.orderQuote, {
        lines: [lineOf(item, quantity)],
        shipping: { shippingMethodId: shop.standard, price },
        address: NEW_YORK,
      });
    expect((await quote(3)).data.shipping).toBe(9.5);
    const { status, error } = await quote(11);
    expect([status, error.message]).toEqual([
      400,
      'Standard shipping isn’t for orders this large. Enter a shipping price',
    ]);
    expect((await quote(11, 30)).data.shipping).toBe(30);
  });
});

describe('arrival dates', () => {
  it('are at checkout and in the order, and stay what they were', async () => {
    await save({ pricing: 'FLAT', price: 5, transitMin: 2, transitMax: 4 }, { handlingMin: 1, handlingMax: 2 });
    const item = await vase(500);
    const arrival = { from: addBusinessDays(TODAY, 3), to: addBusinessDays(TODAY, 6) };
    const quote = await shop.quote({ lines: [lineOf(item)], place: { country: 'US', administrativeArea: 'NY' } });
    expect(quote.shippingMethods.map((method) => method.arrival)).toEqual([arrival, null]);
    const order = await shop.order({ lines: [lineOf(item)], email: 'ann@example.com' });
    expect(order.arrival).toEqual(arrival);
    await save({ transitMin: 7, transitMax: 9 });
    expect((await manageOrders(shop).orderDetail(order.number)).arrival).toEqual(arrival);
  });

  it('are promised only once the order is paid, and count from then', async () => {
    await save({ pricing: 'FLAT', price: 5, transitMin: 2, transitMax: 4 }, { handlingMin: 1, handlingMax: 2 });
    const order = await shop.order({ lines: [lineOf(await vase(500))], email: 'bea@example.com' });
    await save({ transitMin: 7, transitMax: 9 });
    const { change, orderDetail } = manageOrders(shop);
    await change(order.number, 'mark-paid', { reference: 'T-1' });
    await eventually(async () => expect(await mailsTo(shop.shop, 'bea@example.com')).toHaveLength(2));
    const mails = await mailsTo(shop.shop, 'bea@example.com');
    const [placed, paid] = ['We received', 'is confirmed'].map((subject) =>
      mails.find((mail) => mail.subject?.includes(subject)),
    );
    expect(placed?.text).not.toContain('Arrives');
    expect(paid?.text).toMatch(/Arrives: \w{3},\s\w{3}\s\d+ – /);
    const arrival = { from: addBusinessDays(TODAY, 8), to: addBusinessDays(TODAY, 11) };
    expect((await orderDetail(order.number)).arrival).toEqual(arrival);
  });

  it('say on items in how many days they ship', async () => {
    const store = async () => (await shop.shop.visitor().get<Store>(apiPaths.store)).data;
    await save({}, { handlingMin: 1, handlingMax: 2 });
    await eventually(async () => expect((await store()).shipping.handling).toEqual({ min: 1, max: 2 }));
    await save({}, { handlingMin: null, handlingMax: null });
    await eventually(async () => expect((await store()).shipping.handling).toBeNull());
  });

  it('need both ends', async () => {
    const half = await save({ transitMin: 2, transitMax: null });
    expect([half.status, half.error.message]).toEqual([400, 'Enter transit time from and to']);
    const reversed = await save({}, { handlingMin: 3, handlingMax: 1 });
    expect([reversed.status, reversed.error.message]).toEqual([400, 'Handling time to can’t be less than from']);
  });
});

describe('tax at checkout', () => {
  it('is announced only where it’s added', async () => {
    const announced = async () => (await shop.shop.visitor().get<Store>(apiPaths.store)).data.shipping.addsTax;
    expect(await announced()).toBe(false);
    const rate = { name: 'Sales tax', country: 'US', administrativeArea: 'CA', taxClass: 'standard', percent: 8 };
    await save({}, { taxRates: [rate] });
    await eventually(async () => expect(await announced()).toBe(true));
    await save({}, { pricesIncludeTax: true });
    await eventually(async () => expect(await announced()).toBe(false));
    await save({}, { taxRates: [], pricesIncludeTax: false });
  });
});

describe('workshops', () => {
  const STARTS = '2099-12-05T10:00:00.000Z';
  const workshop = (schedule: object, more: object = {}) =>
    shop.item({
      title: 'Glazing',
      price: 90,
      needsShipping: false,
      options: [],
      variants: [{ values: [], stock: 10, ...schedule }],
      ...more,
    });
  const SCHEDULE = { startsAt: STARTS, endsAt: '2099-12-05T13:00:00.000Z', venue: 'Studio, 12 Kiln St' };
  const inPerson = { address: null, shippingMethodId: null };
  const offerFor = async ({ id }: FullItem) =>
    (await shop.shop.visitor().get<{ offers: LineOffer[] }>(apiPaths.offers([id]))).data.offers[0];

  it('have a date and a venue in the cart, at checkout, in the order, and in its email', async () => {
    const item = await workshop(SCHEDULE);
    expect(item.variants[0]).toMatchObject(SCHEDULE);
    expect(await offerFor(item)).toMatchObject({ schedule: SCHEDULE });
    expect((await shop.quote({ lines: [lineOf(item)] })).lines[0]).toMatchObject({ schedule: SCHEDULE, problem: null });
    const order = await shop.order({ lines: [lineOf(item)], email: 'wim@example.com', ...inPerson });
    expect(order).toMatchObject({ fulfillmentStatus: 'NOT_REQUIRED', lines: [{ schedule: SCHEDULE }] });
    await eventually(async () => expect(await mailsTo(shop.shop, 'wim@example.com')).toHaveLength(1));
    expect((await mailsTo(shop.shop, 'wim@example.com'))[0]?.text).toContain(
      'Sat, Dec 5, 2099, 10:00 AM – 1:00 PM · Studio, 12 Kiln St',
    );
  });

  it('only have them if they need no shipping', async () => {
    const item = await workshop(SCHEDULE, { needsShipping: true });
    expect(await offerFor(item)).toMatchObject({ schedule: null });
  });

  it('can’t be bought once they have started', async () => {
    const item = await workshop({ ...SCHEDULE, startsAt: '2025-01-04T10:00:00.000Z' });
    const { lines, total } = await shop.quote({ lines: [lineOf(item)] });
    expect([lines[0]?.problem, total]).toEqual(['PAST', 0]);
    const { status, error } = await shop.place({ lines: [lineOf(item)], ...inPerson });
    expect([status, error]).toMatchObject([409, { details: { reason: 'STOCK' } }]);
  });

  it.each([
    [{ endsAt: '2099-12-05T13:00:00.000Z' }, 'Enter when it starts, too'],
    [{ venue: 'Studio' }, 'Enter when it starts, too'],
    [{ ...SCHEDULE, endsAt: STARTS }, 'Ends must be after Starts'],
  ])('%j is refused', async (schedule, message) => {
    const { status, error } = await shop.admin.post<FullItem>(apiPaths.marketplace.items, {
      title: 'Glazing',
      slug: shop.slug(),
      description: 'An afternoon at the glazes.',
      price: 90,
      categoryId: shop.category,
      published: false,
      options: [],
      variants: [{ values: [], stock: 10, ...schedule }],
    });
    expect([status, error.message]).toEqual([400, message]);
  });

  it('are marked as attended, which can be undone, and the timeline tells of both', async () => {
    const item = await workshop(SCHEDULE);
    const lamp = await vase(500);
    const order = await shop.order({ lines: [lineOf(item), lineOf(lamp)] });
    const orders = manageOrders(shop);
    const [seat, goods] = order.lines;
    const mark = (lineId: number | undefined, attended: boolean) =>
      orders.change(order.number, 'attendance', { lineId, attended });
    const attended = (await mark(seat?.id, true)).data as OrderDetail;
    expect(attended.lines[0]?.attendedAt).not.toBeNull();
    expect(attended.events[0]).toMatchObject({ kind: 'attended', text: 'Glazing', madeBy: 'Administrator' });
    const undone = (await mark(seat?.id, false)).data as OrderDetail;
    expect(undone.lines[0]?.attendedAt).toBeNull();
    expect(undone.events[0]).toMatchObject({ kind: 'notAttended', text: 'Glazing' });
    const { status, error } = await mark(goods?.id, true);
    expect([status, error.message]).toEqual([400, 'Only items of this order that have a date can be attended']);
    await orders.change(order.number, 'cancel');
    expect((await mark(seat?.id, true)).status).toBe(409);
  });
});
