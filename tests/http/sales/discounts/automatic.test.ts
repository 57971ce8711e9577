import { adminPaths, apiPaths, type Discount, type DiscountEstimate, type Item } from '@stoa/contract';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { created } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

describe('automatic discounts', () => {
  let shop: Selling;
  const plan = (price: number, more: object = {}) => shop.item({ price, needsShipping: false, stock: 50, ...more });
  const make = (discount: object): Promise<Discount> =>
    created(shop.admin.post(adminPaths.discounts, { method: 'AUTOMATIC', kind: 'PERCENT', percent: 10, ...discount }));
  const buyTwo = { kind: 'BUY_X_GET_Y', percent: 100, buyQuantity: 2, getQuantity: 1 };
  const asked = { address: null, shippingMethodId: null };

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.database.query('UPDATE discounts SET enabled = false');
  });
  afterAll(() => shop.shop.close());

  it('apply by themselves, and stay in the order that had them', async () => {
    const lamp = await plan(80);
    const sale = await make({ title: 'Summer sale', items: [lamp.id] });
    expect(sale).toMatchObject({ name: 'Summer sale', method: 'AUTOMATIC', code: null, state: 'ACTIVE' });
    const lines = [lineOf(lamp), lineOf(await plan(20))];
    const applied = { discount: 8, discountCode: null, discountLabel: 'Summer sale', total: 92 };
    expect(await shop.quote({ lines })).toMatchObject({ ...applied, code: null });
    const order = await shop.order({ ...asked, lines });
    expect(order).toMatchObject(applied);
    expect((await shop.admin.get(adminPaths.discount(sale.id))).data).toMatchObject({ uses: 1 });
    await shop.admin.patch(adminPaths.discount(sale.id), { percent: 50, kind: 'PERCENT', enabled: false });
    expect((await shop.admin.get(adminPaths.order(order.number))).data).toMatchObject(applied);
  });

  it('give way to a code that saves more, and say so if they save more', async () => {
    const lines = [lineOf(await plan(80))];
    await make({ title: 'Spring sale', percent: 20 });
    await make({ method: 'CODE', code: 'TEN', percent: 10 });
    await make({ method: 'CODE', code: 'HALF', percent: 50 });
    expect(await shop.quote({ lines, code: 'half' })).toMatchObject({
      ...{ discount: 40, discountCode: 'HALF', discountLabel: null },
      code: { code: 'HALF', problem: null, better: null },
    });
    expect(await shop.quote({ lines, code: 'ten' })).toMatchObject({
      ...{ discount: 16, discountCode: null, discountLabel: 'Spring sale' },
      code: { code: 'TEN', problem: null, better: 'Spring sale' },
    });
    expect(await shop.order({ ...asked, lines, code: 'TEN' })).toMatchObject({
      discountLabel: 'Spring sale',
      total: 64,
    });
    expect(await shop.shop.database.query("SELECT uses FROM discounts WHERE code = 'TEN'")).toEqual([{ uses: 0 }]);
  });

  it('give the cheapest for free, and say what is missing', async () => {
    const [red, blue, lamp] = [await plan(9), await plan(5), await plan(80)];
    await make({ ...buyTwo, title: 'Three for two', items: [red.id, blue.id] });
    expect(await shop.quote({ lines: [lineOf(red), lineOf(blue)] })).toMatchObject({
      ...{ discount: 0, discountLabel: null, almost: { title: 'Three for two', count: 1 } },
    });
    const quote = await shop.quote({ lines: [lineOf(red, 2), lineOf(blue), lineOf(lamp)] });
    expect(quote).toMatchObject({ discount: 5, total: 98, almost: null });
    expect(quote.lines.map(({ discount }) => discount)).toEqual([0, 5, 0]);
  });

  it('suggest only what can be added', async () => {
    const [mug, saucer] = [await plan(10, { stock: 2 }), await plan(4, { stock: 0 })];
    const threeForTwo = await make({ ...buyTwo, title: 'Three for two', items: [mug.id] });
    expect((await shop.quote({ lines: [lineOf(mug)] })).almost).toBeNull();
    await shop.admin.patch(apiPaths.marketplace.item(mug.id), { stock: 3 });
    expect(await shop.quote({ lines: [lineOf(mug)] })).toMatchObject({ almost: { count: 2 } });
    await shop.admin.patch(adminPaths.discount(threeForTwo.id), { ...buyTwo, enabled: false });

    await make({ ...buyTwo, title: 'Free saucer', items: [mug.id], getItems: [saucer.id] });
    expect((await shop.quote({ lines: [lineOf(mug, 2)] })).almost).toBeNull();
    await shop.admin.patch(apiPaths.marketplace.item(saucer.id), { stock: 1 });
    expect(await shop.quote({ lines: [lineOf(mug, 2)] })).toMatchObject({ almost: { title: 'Free saucer', count: 1 } });
  });

  it('suggest what else is in a category or anywhere', async () => {
    const mug = await plan(10, { stock: 1 });
    const { category } = (await shop.admin.get<Item>(apiPaths.marketplace.item(mug.id))).data;
    const mugs = { title: 'Mugs', percent: 50, minimumQuantity: 2 };
    const { id } = await make({ ...mugs, categories: [category.id] });
    const others = await shop.shop.database.query('UPDATE items SET published = false WHERE id <> $1 RETURNING id', [
      mug.id,
    ]);
    expect((await shop.quote({ lines: [lineOf(mug)] })).almost).toBeNull();
    await shop.shop.database.query('UPDATE items SET published = true WHERE id = ANY($1)', [
      others.map((one) => one.id),
    ]);
    expect(await shop.quote({ lines: [lineOf(mug)] })).toMatchObject({ almost: { title: 'Mugs', count: 1 } });
    await shop.admin.patch(adminPaths.discount(id), { kind: 'PERCENT', percent: 50, enabled: false });
    await make({ ...mugs, title: 'Everything' });
    expect(await shop.quote({ lines: [lineOf(mug)] })).toMatchObject({ almost: { title: 'Everything' } });
  });

  it('count from a quantity on', async () => {
    const mug = await plan(10);
    await make({ title: 'Mugs', percent: 50, minimumQuantity: 3, items: [mug.id] });
    expect(await shop.quote({ lines: [lineOf(mug, 2)] })).toMatchObject({ discount: 0, almost: { count: 1 } });
    expect(await shop.quote({ lines: [lineOf(mug, 3)] })).toMatchObject({ discount: 15 });
  });

  it('give their last use to one of two who order at once', async () => {
    const { id } = await make({ title: 'Last one', percent: 50, usageLimit: 1 });
    const lines = [lineOf(await plan(80))];
    const email = (name: string) => ({ ...asked, lines, email: `${name}@example.com` });
    const answers = await Promise.all(['clara', 'ada', 'grace'].map((name) => shop.place(email(name))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      details: { reason: 'PRICE', quote: { discount: 0, total: 80 } },
    });
    expect((await shop.admin.get(adminPaths.discount(id))).data).toMatchObject({ uses: 1, state: 'USED_UP' });
    expect(await shop.quote({ lines })).toMatchObject({ discount: 0 });
  });

  it('are estimated by what was paid', async () => {
    const lamp = await plan(100);
    const input = { code: 'EST', kind: 'PERCENT', percent: 10, items: [lamp.id] };
    const estimate = async (more: object = {}): Promise<DiscountEstimate> =>
      (await shop.admin.post(adminPaths.discountEstimate, { ...input, ...more })).data;
    const before = await estimate();
    await manageOrders(shop).paid({ ...asked, lines: [lineOf(lamp, 2)] });
    expect(await estimate()).toEqual({ ...before, orders: before.orders + 1, discounted: 1, cost: 20 });
    expect(await estimate({ minimum: 500 })).toMatchObject({ discounted: 0, cost: 0 });
  });

  it.each([
    [{ method: 'AUTOMATIC' }, 'title', 'Enter a title'],
    [{ method: 'CODE' }, 'code', 'Enter a code'],
    [{ ...buyTwo, title: 'T', buyQuantity: null }, 'buyQuantity', 'Enter how many they buy'],
    [{ title: 'T', usageLimitPerCustomer: 1 }, 'usageLimitPerCustomer', 'Only codes can be limited per customer'],
  ])('refuse %j', async (input, field, message) => {
    const body = { method: 'AUTOMATIC', kind: 'PERCENT', percent: 10, ...input };
    const { status, error } = await shop.admin.post(adminPaths.discounts, body);
    expect(status).toBe(400);
    expect(error.details.errors).toContainEqual({ path: [field], message });
  });
});
