import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

const CANADA = { country: 'CA', administrativeArea: 'ON' };

describe('the shipping method of a quote', () => {
  let shop: Selling;
  let lamp: { id: number };
  let abroad: number;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    lamp = await shop.item({ price: 80, stock: 5 });
    const [row] = await shop.shop.database.query<{ id: number }>(
      `INSERT INTO shipping_methods (name, price, places, place)
       VALUES ('Abroad', 2500, '[{"country": "CA", "areas": []}]', 8) RETURNING id`,
    );
    abroad = row?.id ?? 0;
  });
  afterAll(() => shop.shop.close());

  const quoted = (body: object) => shop.quote({ lines: [lineOf(lamp)], place: NEW_YORK, ...body });

  it('is the selected one', async () => {
    const { database } = shop.shop;
    const [express] = await database.query<{ id: number }>(
      "INSERT INTO shipping_methods (name, price, place) VALUES ('Express', 1500, 9) RETURNING id",
    );
    expect(await quoted({ shippingMethodId: express?.id })).toMatchObject({
      shippingMethodId: express?.id,
      shipping: 15,
      total: 95,
    });
    await database.query('UPDATE shipping_methods SET enabled = false WHERE id = $1', [express?.id]);
  });

  it('is the first that ships there, until one is selected', async () => {
    expect(await quoted({})).toMatchObject({ shippingMethodId: shop.standard, shipping: 5, total: 85 });
    expect(await quoted({ pickUp: true })).toMatchObject({ shippingMethodId: shop.pickUp, shipping: 0, total: 80 });
  });

  it('is the first that ships there, if the selected one doesn’t', async () => {
    const elsewhere = await quoted({ shippingMethodId: shop.standard, place: CANADA });
    expect(elsewhere).toMatchObject({ shippingMethodId: abroad, shipping: 25, total: 105 });
  });

  it('stays shipping or pickup, even if the selected one was deleted', async () => {
    const pickedUp = { shippingMethodId: shop.pickUp, shipping: 0, total: 80 };
    expect(await quoted({ pickUp: true, shippingMethodId: shop.standard })).toMatchObject(pickedUp);
    const shipped = { shippingMethodId: shop.standard, shipping: 5, total: 85 };
    expect(await quoted({ pickUp: false, shippingMethodId: shop.pickUp })).toMatchObject(shipped);
  });

  it('is none where nothing ships, even if pickup is possible', async () => {
    const nowhere = await quoted({ shippingMethodId: shop.standard, place: { country: 'DE' } });
    expect(nowhere).toMatchObject({ shippingMethodId: null, shipping: null, total: 80 });
  });

  it('has to be selected to place the order', async () => {
    const none = await shop.place({ lines: [lineOf(lamp)], shippingMethodId: null });
    expect([none.status, none.error.details.errors?.[0]]).toEqual([
      400,
      { path: ['shippingMethodId'], message: 'Choose a shipping method' },
    ]);
    const other = await shop.place({ lines: [lineOf(lamp)], shippingMethodId: abroad });
    expect(other).toMatchObject({ status: 409, error: { details: { reason: 'SHIPPING' } } });
    expect(other.error.details).toMatchObject({ quote: { shippingMethodId: shop.standard, total: 85 } });
    expect(await shop.audit()).toEqual([]);
  });
});

describe('a cart of which not everything can be bought', () => {
  let shop: Selling;
  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterAll(() => shop.shop.close());

  it('costs what it will once it’s corrected: as many as there are, and shipping only for what ships', async () => {
    const [lamp, gone, plan] = [
      await shop.item({ price: 80, stock: 2 }),
      await shop.item({ price: 50, stock: 0 }),
      await shop.item({ price: 40, stock: 9, needsShipping: false }),
    ];
    const place = { country: 'US', administrativeArea: 'NY' };
    const shippingMethodId = shop.standard;
    const quoted = (lines: object[]) => shop.quote({ lines, place, shippingMethodId });
    const before = await quoted([lineOf(lamp, 3), lineOf(gone)]);
    expect(before.lines.map(({ problem, left }) => [problem, left])).toEqual([
      ['TOO_FEW', 2],
      ['UNAVAILABLE', 0],
    ]);
    expect(before).toMatchObject({ subtotal: 160, shipping: 5, total: 165 });
    expect((await quoted([lineOf(lamp, 2)])).total).toBe(before.total);
    expect(await quoted([lineOf(gone), lineOf(plan)])).toMatchObject({ needsShipping: true, total: 40 });
    expect(await quoted([lineOf(gone)])).toMatchObject({ total: 0 });
    const refused = await shop.place({ lines: [lineOf(lamp, 3)] });
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'STOCK' } } });
  });
});
