import { adminPaths, apiPaths, type SalesSettings } from '@stoa/contract';
import { lineOf, NEW_YORK, type Selling as SellingShop, setUpSales } from '../../support/sales/orders';
import type { Client } from '../../support/shop/client';
import { openShop } from '../../support/shop/shop';

const { salesSettings } = adminPaths;

const RATE = { name: 'Sales tax', country: 'US', taxClass: 'standard', percent: 8.875 };
const METHOD = { name: 'Courier', price: 12.5 };

describe('sales settings', () => {
  let shop: SellingShop;
  let admin: Client;
  const read = async (): Promise<SalesSettings> => (await admin.get(salesSettings)).data;
  const change = (body: object) => admin.patch<SalesSettings>(salesSettings, body);

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    admin = shop.admin;
  });
  afterAll(() => shop.shop.close());

  it('have defaults', async () => {
    const { shippingMethods, taxRates, paymentMethods, ...rest } = await read();
    expect(shippingMethods).toMatchObject([
      { name: 'Standard shipping', price: 5, places: [{ country: 'US', areas: [] }], pickUp: false, enabled: true },
      { name: 'Pick up', price: 0, pickUp: true },
    ]);
    expect(taxRates).toEqual([]);
    expect(paymentMethods.map(({ id, enabled }) => [id, enabled])).toEqual([
      ['transfer', true],
      ['invoice', false],
      ['pick-up', false],
    ]);
    expect(rest).toMatchObject({ country: 'US', administrativeArea: null, pricesIncludeTax: false, obstacles: [] });
    expect(rest.connections).toEqual([]);
  });

  it('have shipping methods in their order, and keep their ids', async () => {
    const [standard, pickUp] = (await read()).shippingMethods;
    const places = [
      { country: 'de', areas: [] },
      { country: 'US', areas: ['NY', 'CA'] },
    ];
    const { status, data } = await change({
      shippingMethods: [{ ...METHOD, freeFrom: 100, places }, pickUp, standard],
    });
    expect(status).toBe(200);
    expect(data.shippingMethods.map(({ name, id }) => [name, id])).toEqual([
      ['Courier', expect.any(Number)],
      ['Pick up', pickUp?.id],
      ['Standard shipping', standard?.id],
    ]);
    const lamp = await shop.item({ price: 60, stock: 9 });
    const offered = async (quantity: number, administrativeArea: string) => {
      const place = { country: 'US', administrativeArea };
      return (await shop.quote({ lines: [lineOf(lamp, quantity)], place })).shippingMethods.map(({ name, price }) => [
        name,
        price,
      ]);
    };
    expect(await offered(1, 'NY')).toEqual([
      ['Courier', 12.5],
      ['Pick up', 0],
      ['Standard shipping', 5],
    ]);
    expect(await offered(2, 'CA')).toEqual([
      ['Courier', 0],
      ['Pick up', 0],
      ['Standard shipping', 5],
    ]);
    expect(await offered(1, 'TX')).toEqual([
      ['Pick up', 0],
      ['Standard shipping', 5],
    ]);
    const { items: entries } = (await admin.get(`${adminPaths.activity}?kind=salesSettings`)).data;
    expect(entries[0]).toMatchObject({ action: 'updated', changes: [{ field: 'shippingMethods' }] });
    expect(entries[0].changes[0].after[0]).toBe('Courier, $12.50 to DE, US (NY,CA), free from $100.00');
    const { data: less } = await change({ shippingMethods: [{ ...standard, enabled: false }, pickUp] });
    expect(less.shippingMethods).toHaveLength(2);
    expect(await offered(1, 'NY')).toEqual([['Pick up', 0]]);
    await change({ shippingMethods: [standard, pickUp] });
  });

  it('add the tax of the place, to three decimal places', async () => {
    await change({
      taxRates: [
        { ...RATE, administrativeArea: 'NY', onShipping: true },
        { ...RATE, percent: 1 },
      ],
    });
    const lamp = await shop.item({ price: 80, stock: 9 });
    const body = { lines: [lineOf(lamp)], shippingMethodId: shop.standard };
    const inNewYork = await shop.quote({ ...body, place: NEW_YORK });
    expect(inNewYork.taxes).toEqual([{ name: 'Sales tax', percent: 8.875, amount: 7.54 }]);
    const elsewhere = await shop.quote({ ...body, place: { country: 'US', administrativeArea: 'TX' } });
    expect(elsewhere.taxes).toEqual([{ name: 'Sales tax', percent: 1, amount: 0.8 }]);
    const { data } = await change({ country: 'US', administrativeArea: 'NY', pricesIncludeTax: true });
    expect(data).toMatchObject({ administrativeArea: 'NY', pricesIncludeTax: true });
    expect(data.taxRates).toHaveLength(2);
    const here = await shop.quote({ lines: [lineOf(lamp)], pickUp: true });
    expect(here).toMatchObject({ taxIncluded: true, total: 80, taxes: [{ percent: 8.875 }] });
    await change({ taxRates: [], country: 'US', administrativeArea: null, pricesIncludeTax: false });
  });

  it('tax shipped items at their destination, and others at the shop’s place, in one order', async () => {
    await change({
      country: 'US',
      administrativeArea: 'NY',
      taxRates: [
        { ...RATE, administrativeArea: 'NY' },
        { ...RATE, name: 'Ohio sales tax', administrativeArea: 'OH', percent: 5 },
      ],
    });
    const lines = [
      lineOf(await shop.item({ price: 80, stock: 9 })),
      lineOf(await shop.item({ price: 100, needsShipping: false })),
    ];
    const quote = await shop.quote({
      lines,
      shippingMethodId: shop.standard,
      place: { country: 'US', administrativeArea: 'OH' },
    });
    expect(quote.taxes).toEqual([
      { name: 'Ohio sales tax', percent: 5, amount: 4 },
      { name: 'Sales tax', percent: 8.875, amount: 8.88 },
    ]);
    await change({ taxRates: [], country: 'US', administrativeArea: null });
  });

  it('keep the shop’s invoice details, line by line, for administrators only', async () => {
    expect((await read()).invoiceDetails).toBeNull();
    const invoiceDetails = 'Elm Street 1\nTax number 12-345';
    expect((await change({ invoiceDetails })).data.invoiceDetails).toBe(invoiceDetails);
    await change({ lowStock: 3 });
    expect((await read()).invoiceDetails).toBe(invoiceDetails);
    expect((await shop.shop.visitor().get(apiPaths.store)).text).not.toContain('12-345');
    expect((await change({ invoiceDetails: 'x'.repeat(501) })).status).toBe(400);
    const { items: entries } = (await admin.get(`${adminPaths.activity}?kind=salesSettings`)).data;
    expect(entries[0].changes).toMatchObject([{ field: 'invoiceDetails', after: invoiceDetails }]);
    expect((await change({ invoiceDetails: '' })).data.invoiceDetails).toBeNull();
  });

  it('list the tax classes that items have', async () => {
    await shop.item({ taxClass: 'reduced' });
    expect((await read()).taxClasses).toEqual(['standard', 'reduced']);
  });

  it('offer the enabled payment methods with their descriptions', async () => {
    const [transfer, invoice, cash] = (await read()).paymentMethods;
    const described = { ...invoice, enabled: true, name: 'On account', instructions: 'Within 14 days.' };
    await change({ paymentMethods: [described, transfer, cash] });
    const lamp = await shop.item({ stock: 9 });
    const { paymentMethods } = await shop.quote({ lines: [lineOf(lamp)] });
    expect(paymentMethods.map(({ id, name }) => [id, name])).toEqual([
      ['invoice', 'On account'],
      ['transfer', 'Bank transfer'],
    ]);
    const order = await shop.order({ lines: [lineOf(lamp)], paymentMethod: 'invoice' });
    expect(order).toMatchObject({ paymentMethodName: 'On account', instructions: 'Within 14 days.' });
    await change({ paymentMethods: [transfer, invoice, cash] });
  });

  it('say why the shop can’t sell', async () => {
    const { shippingMethods, paymentMethods } = await read();
    await shop.item({ needsShipping: true });
    const off = {
      shippingMethods: shippingMethods.map((one) => ({ ...one, enabled: false })),
      paymentMethods: paymentMethods.map((one) => ({ ...one, enabled: false })),
    };
    expect((await change(off)).data.obstacles).toEqual(['PAYMENT', 'SHIPPING']);
    const payment = async () => (await admin.get(adminPaths.firstSteps)).data.done.payment;
    expect(await payment()).toBe(false);
    expect((await change({ shippingMethods, paymentMethods })).data.obstacles).toEqual([]);
    expect(await payment()).toBe(true);
  });

  it('name the countries that no method ships to', async () => {
    const { shippingMethods } = await read();
    const taxRates = [{ ...RATE, country: 'CA' }, RATE];
    const inUnitedStates = [{ ...METHOD, places: [{ country: 'US', areas: ['NY'] }] }];
    expect((await change({ taxRates, shippingMethods: inUnitedStates })).data.countriesNotShippedTo).toEqual(['CA']);
    expect((await change({ shippingMethods: [METHOD] })).data.countriesNotShippedTo).toEqual([]);
    await change({ taxRates: [], shippingMethods: shippingMethods.map((one) => ({ ...one, id: null })) });
  });

  it('refuse the second of two forms opened at the same time, with the current values', async () => {
    const { updatedAt, shippingMethods } = await read();
    const answers = await Promise.all(
      ['One', 'Other'].map((name) => change({ updatedAt, shippingMethods: [...shippingMethods, { ...METHOD, name }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect(lost?.error.message).toBe('Someone else changed this form after you opened it');
    expect(lost?.error.details).toMatchObject({ current: { shippingMethods: won?.data.shippingMethods } });
    expect((await change({ updatedAt: won?.data.updatedAt, shippingMethods })).status).toBe(200);
  });

  it('require a country for a state', async () => {
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

  it('stay unchanged if a part is refused', async () => {
    const before = await read();
    const refused = await change({ taxRates: [RATE], paymentMethods: [{ ...before.paymentMethods[0], id: 'barter' }] });
    expect(refused).toMatchObject({ status: 400, error: { details: { errors: [{ path: ['paymentMethods'] }] } } });
    expect(await read()).toEqual(before);
  });

  it.each([
    [{ shippingMethods: [{ ...METHOD, price: -1 }] }, 'shippingMethods.0.price', 'Price must be 0 or more'],
    [
      { shippingMethods: [{ ...METHOD, price: 1.005 }] },
      'shippingMethods.0.price',
      'Price can have at most two decimal places',
    ],
    [{ shippingMethods: [{ ...METHOD, name: ' ' }] }, 'shippingMethods.0.name', 'Enter a name'],
    [
      { shippingMethods: [{ ...METHOD, places: [{ country: 'XX' }] }] },
      'shippingMethods.0.places.0.country',
      'There is no country XX',
    ],
    [
      { shippingMethods: [{ ...METHOD, places: [{ country: 'US', areas: ['Bavaria'] }] }] },
      'shippingMethods.0.places.0.areas',
      'There is no Bavaria in this country',
    ],
    [
      { shippingMethods: [{ ...METHOD, places: [{ country: 'US' }, { country: 'us' }] }] },
      'shippingMethods.0.places.1.country',
      'This country is already in the list',
    ],
    [{ taxRates: [{ ...RATE, percent: 100 }] }, 'taxRates.0.percent', 'Percent must be below 100'],
    [{ taxRates: [{ ...RATE, percent: 1.0001 }] }, 'taxRates.0.percent', 'Percent can have at most 3 decimal places'],
    [
      { taxRates: [{ ...RATE, administrativeArea: 'New York' }] },
      'taxRates.0.administrativeArea',
      'There is no New York in this country',
    ],
    [{ shippingMethods: [{ name: 'Pick up', price: 5, pickUp: true }] }, 'shippingMethods.0.pickUp', 'Pickup is free'],
    [
      { taxRates: [RATE, { ...RATE, percent: 2 }] },
      'taxRates.1.taxClass',
      'This place already has a rate for this class',
    ],
    [{ country: 'US', administrativeArea: 'Bavaria' }, 'administrativeArea', 'There is no Bavaria in this country'],
    [
      { paymentMethods: [{ id: 'transfer', name: 'Transfer', reservationDays: 91 }] },
      'paymentMethods.0.reservationDays',
      'Days must be a whole number from 1 to 90',
    ],
  ])('refuse %j', async (body, path, message) => {
    const { status, error } = await change(body);
    expect(status).toBe(400);
    expect(error.details.errors).toContainEqual({ path: path.split('.'), message });
  });

  it('refuse a shipping method that was deleted meanwhile', async () => {
    const refused = await change({ shippingMethods: [{ ...METHOD, id: 2_000_000_000 }] });
    expect(refused.error.message).toBe('Courier no longer exists. Remove it, and add it again');
    expect((await read()).shippingMethods).toHaveLength(2);
  });
});
