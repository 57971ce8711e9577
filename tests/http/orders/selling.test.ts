import { adminPaths, apiPaths, type Selling } from '@stoa/contract';
import { lineOf, NEW_YORK, openSelling, type Selling as SellingShop } from '../../support/sales/orders';
import type { Client } from '../../support/shop/client';

const { selling } = adminPaths;

const RATE = { name: 'Sales tax', country: 'US', taxClass: 'standard', percent: 8.875 };
const METHOD = { name: 'Courier', price: 12.5 };

describe('what a shop sells by', () => {
  let shop: SellingShop;
  let admin: Client;
  const read = async (): Promise<Selling> => (await admin.get(selling)).data;
  const change = (body: object) => admin.patch<Selling>(selling, body);

  beforeAll(async () => {
    shop = await openSelling();
    admin = shop.admin;
  });
  afterAll(() => shop.shop.close());

  it('has a sensible beginning', async () => {
    const { methods, rates, ways, ...rest } = await read();
    expect(methods).toMatchObject([
      { name: 'Standard delivery', price: 5, places: [{ country: 'US', areas: [] }], pickUp: false, enabled: true },
      { name: 'Pick up', price: 0, pickUp: true },
    ]);
    expect(rates).toEqual([]);
    expect(ways.map(({ id, enabled }) => [id, enabled])).toEqual([
      ['transfer', true],
      ['invoice', false],
      ['pick-up', false],
    ]);
    expect(rest).toMatchObject({ country: 'US', administrativeArea: null, pricesIncludeTax: false, obstacles: [] });
    expect(rest.connections).toEqual([]);
  });

  it('delivers by the methods it has, in their order, and keeps their ids', async () => {
    const [standard, pickUp] = (await read()).methods;
    const places = [
      { country: 'de', areas: [] },
      { country: 'US', areas: ['NY', 'CA'] },
    ];
    const { status, data } = await change({ methods: [{ ...METHOD, freeFrom: 100, places }, pickUp, standard] });
    expect(status).toBe(200);
    expect(data.methods.map(({ name, id }) => [name, id])).toEqual([
      ['Courier', expect.any(Number)],
      ['Pick up', pickUp?.id],
      ['Standard delivery', standard?.id],
    ]);
    const lamp = await shop.item({ price: 60, stock: 9 });
    const offered = async (quantity: number, administrativeArea: string) => {
      const place = { country: 'US', administrativeArea };
      return (await shop.quote({ lines: [lineOf(lamp, quantity)], place })).methods.map(({ name, price }) => [
        name,
        price,
      ]);
    };
    expect(await offered(1, 'NY')).toEqual([
      ['Courier', 12.5],
      ['Pick up', 0],
      ['Standard delivery', 5],
    ]);
    expect(await offered(2, 'CA')).toEqual([
      ['Courier', 0],
      ['Pick up', 0],
      ['Standard delivery', 5],
    ]);
    expect(await offered(1, 'TX')).toEqual([
      ['Pick up', 0],
      ['Standard delivery', 5],
    ]);
    const { items: entries } = (await admin.get(`${adminPaths.activity}?kind=termsOfSale`)).data;
    expect(entries[0]).toMatchObject({ action: 'updated', changes: [{ field: 'methods' }] });
    expect(entries[0].changes[0].after[0]).toBe('Courier, $12.50 to DE, US (NY,CA), free from $100.00');
    const { data: less } = await change({ methods: [{ ...standard, enabled: false }, pickUp] });
    expect(less.methods).toHaveLength(2);
    expect(await offered(1, 'NY')).toEqual([['Pick up', 0]]);
    await change({ methods: [standard, pickUp] });
  });

  it('adds the tax of the place, to three decimal places', async () => {
    await change({
      rates: [
        { ...RATE, administrativeArea: 'NY', onDelivery: true },
        { ...RATE, percent: 1 },
      ],
    });
    const lamp = await shop.item({ price: 80, stock: 9 });
    const body = { lines: [lineOf(lamp)], methodId: shop.standard };
    const inNewYork = await shop.quote({ ...body, place: NEW_YORK });
    expect(inNewYork.taxes).toEqual([{ name: 'Sales tax', percent: 8.875, amount: 7.54 }]);
    const elsewhere = await shop.quote({ ...body, place: { country: 'US', administrativeArea: 'TX' } });
    expect(elsewhere.taxes).toEqual([{ name: 'Sales tax', percent: 1, amount: 0.8 }]);
    const { data } = await change({ country: 'US', administrativeArea: 'NY', pricesIncludeTax: true });
    expect(data).toMatchObject({ administrativeArea: 'NY', pricesIncludeTax: true });
    expect(data.rates).toHaveLength(2);
    const here = await shop.quote({ lines: [lineOf(lamp)], pickUp: true });
    expect(here).toMatchObject({ taxIncluded: true, total: 80, taxes: [{ percent: 8.875 }] });
    await change({ rates: [], country: 'US', administrativeArea: null, pricesIncludeTax: false });
  });

  it('taxes what is delivered where it goes, and what isn’t where the shop is, in one order', async () => {
    await change({
      country: 'US',
      administrativeArea: 'NY',
      rates: [
        { ...RATE, administrativeArea: 'NY' },
        { ...RATE, name: 'Ohio sales tax', administrativeArea: 'OH', percent: 5 },
      ],
    });
    const lines = [
      lineOf(await shop.item({ price: 80, stock: 9 })),
      lineOf(await shop.item({ price: 100, needsDelivery: false })),
    ];
    const quote = await shop.quote({
      lines,
      methodId: shop.standard,
      place: { country: 'US', administrativeArea: 'OH' },
    });
    expect(quote.taxes).toEqual([
      { name: 'Ohio sales tax', percent: 5, amount: 4 },
      { name: 'Sales tax', percent: 8.875, amount: 8.88 },
    ]);
    await change({ rates: [], country: 'US', administrativeArea: null });
  });

  it('keeps the shop’s details for its invoices, line by line, for administrators alone', async () => {
    expect((await read()).invoiceDetails).toBeNull();
    const invoiceDetails = 'Elm Street 1\nTax number 12-345';
    expect((await change({ invoiceDetails })).data.invoiceDetails).toBe(invoiceDetails);
    await change({ lowStock: 3 });
    expect((await read()).invoiceDetails).toBe(invoiceDetails);
    expect((await shop.shop.visitor().get(apiPaths.store)).text).not.toContain('12-345');
    expect((await change({ invoiceDetails: 'x'.repeat(501) })).status).toBe(400);
    const { items: entries } = (await admin.get(`${adminPaths.activity}?kind=termsOfSale`)).data;
    expect(entries[0].changes).toMatchObject([{ field: 'invoiceDetails', after: invoiceDetails }]);
    expect((await change({ invoiceDetails: '' })).data.invoiceDetails).toBeNull();
  });

  it('names the tax classes that items have', async () => {
    await shop.item({ taxClass: 'reduced' });
    expect((await read()).taxClasses).toEqual(['standard', 'reduced']);
  });

  it('can be paid in the ways that are on, as they are described', async () => {
    const [transfer, invoice, cash] = (await read()).ways;
    const described = { ...invoice, enabled: true, name: 'On account', instructions: 'Within 14 days.' };
    await change({ ways: [described, transfer, cash] });
    const lamp = await shop.item({ stock: 9 });
    const { ways } = await shop.quote({ lines: [lineOf(lamp)] });
    expect(ways.map(({ id, name }) => [id, name])).toEqual([
      ['invoice', 'On account'],
      ['transfer', 'Bank transfer'],
    ]);
    const order = await shop.order({ lines: [lineOf(lamp)], way: 'invoice' });
    expect(order).toMatchObject({ wayName: 'On account', instructions: 'Within 14 days.' });
    await change({ ways: [transfer, invoice, cash] });
  });

  it('says why it can’t sell', async () => {
    const { methods, ways } = await read();
    await shop.item({ needsDelivery: true });
    const off = {
      methods: methods.map((one) => ({ ...one, enabled: false })),
      ways: ways.map((one) => ({ ...one, enabled: false })),
    };
    expect((await change(off)).data.obstacles).toEqual(['PAYMENT', 'DELIVERY']);
    const payment = async () => (await admin.get(adminPaths.firstSteps)).data.payment;
    expect(await payment()).toBe(false);
    expect((await change({ methods, ways })).data.obstacles).toEqual([]);
    expect(await payment()).toBe(true);
  });

  it('names the countries that nothing is delivered to', async () => {
    const { methods } = await read();
    const rates = [{ ...RATE, country: 'CA' }, RATE];
    const inUnitedStates = [{ ...METHOD, places: [{ country: 'US', areas: ['NY'] }] }];
    expect((await change({ rates, methods: inUnitedStates })).data.undelivered).toEqual(['CA']);
    expect((await change({ methods: [METHOD] })).data.undelivered).toEqual([]);
    await change({ rates: [], methods: methods.map((one) => ({ ...one, id: null })) });
  });

  it('is changed by one of two who opened it at the same time; the other is shown what is there now', async () => {
    const { updatedAt, methods } = await read();
    const answers = await Promise.all(
      ['One', 'Other'].map((name) => change({ updatedAt, methods: [...methods, { ...METHOD, name }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect(lost?.error.message).toBe('Someone else changed this form after you opened it');
    expect(lost?.error.details).toMatchObject({ current: { methods: won?.data.methods } });
    expect((await change({ updatedAt: won?.data.updatedAt, methods })).status).toBe(200);
  });

  it('is in a state only together with its country', async () => {
    const before = await read();
    for (const administrativeArea of ['NY', null]) {
      const { status, error } = await change({ administrativeArea });
      expect([status, error.details.errors?.[0]]).toEqual([
        400,
        { path: ['country'], message: 'Country is required with a state' },
      ]);
    }
    expect(await read()).toEqual(before);
    expect((await change({ country: 'US', administrativeArea: 'NY' })).data.administrativeArea).toBe('NY');
    expect((await change({ country: 'US', administrativeArea: null })).data.administrativeArea).toBeNull();
  });

  it('stays as it was if a part of it is refused', async () => {
    const before = await read();
    const refused = await change({ rates: [RATE], ways: [{ ...before.ways[0], id: 'barter' }] });
    expect(refused).toMatchObject({ status: 400, error: { details: { errors: [{ path: ['ways'] }] } } });
    expect(await read()).toEqual(before);
  });

  it.each([
    [{ methods: [{ ...METHOD, price: -1 }] }, 'methods.0.price', 'Price must be 0 or more'],
    [{ methods: [{ ...METHOD, price: 1.005 }] }, 'methods.0.price', 'Price can have at most two decimal places'],
    [{ methods: [{ ...METHOD, name: ' ' }] }, 'methods.0.name', 'Name must be at least 2 characters'],
    [{ methods: [{ ...METHOD, places: [{ country: 'XX' }] }] }, 'methods.0.places.0.country', 'There is no country XX'],
    [
      { methods: [{ ...METHOD, places: [{ country: 'US', areas: ['Bavaria'] }] }] },
      'methods.0.places.0.areas',
      'There is no Bavaria in this country',
    ],
    [
      { methods: [{ ...METHOD, places: [{ country: 'US' }, { country: 'us' }] }] },
      'methods.0.places.1.country',
      'This country is already in the list',
    ],
    [{ rates: [{ ...RATE, percent: 100 }] }, 'rates.0.percent', 'Percent must be below 100'],
    [{ rates: [{ ...RATE, percent: 1.0001 }] }, 'rates.0.percent', 'Percent can have at most 3 decimal places'],
    [
      { rates: [{ ...RATE, administrativeArea: 'New York' }] },
      'rates.0.administrativeArea',
      'There is no New York in this country',
    ],
    [{ methods: [{ name: 'Pick up', price: 5, pickUp: true }] }, 'methods.0.pickUp', 'Pickup is free'],
    [{ rates: [RATE, { ...RATE, percent: 2 }] }, 'rates.1.taxClass', 'This place has a rate for this class already'],
    [{ country: 'US', administrativeArea: 'Bavaria' }, 'administrativeArea', 'There is no Bavaria in this country'],
    [
      { ways: [{ id: 'transfer', name: 'Transfer', holdDays: 91 }] },
      'ways.0.holdDays',
      'Days must be a whole number from 1 to 90',
    ],
  ])('refuses %j', async (body, path, message) => {
    const { status, error } = await change(body);
    expect(status).toBe(400);
    expect(error.details.errors).toContainEqual({ path: path.split('.'), message });
  });

  it('has no shipping method that was deleted meanwhile', async () => {
    const refused = await change({ methods: [{ ...METHOD, id: 2_000_000_000 }] });
    expect(refused.error.message).toBe('Courier no longer exists. Remove it, and add it again');
    expect((await read()).methods).toHaveLength(2);
  });
});
