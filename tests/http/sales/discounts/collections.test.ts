import { adminPaths, apiPaths, type Collection, type Discount, type DiscountEstimate } from '@stoa/contract';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { created } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

describe('a discount for collections', () => {
  let shop: Selling;
  const plan = (price: number, more: object = {}) => shop.item({ price, needsShipping: false, stock: 50, ...more });
  const make = (discount: object): Promise<Discount> =>
    created(shop.admin.post(adminPaths.discounts, { kind: 'PERCENT', percent: 10, method: 'AUTOMATIC', ...discount }));
  let made = 0;
  const collection = (filling: object): Promise<Collection> => {
    made += 1;
    const named = { title: `Gifts ${made}`, slug: `gifts-${made}` };
    return created(shop.admin.post(apiPaths.collections, { ...named, ...filling }));
  };
  const rule = (parts: object) => ({ rule: { tags: [], onSale: false, available: false, ...parts } });
  const discountOf = async (...items: { id: number }[]) => {
    const { lines } = await shop.quote({ lines: items.map((item) => lineOf(item)) });
    return lines.map(({ discount }) => discount);
  };

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.database.query('UPDATE discounts SET enabled = false');
  });
  afterAll(() => shop.shop.close());

  it('is for what is picked, as long as it is', async () => {
    const [lamp, mug] = [await plan(80), await plan(20)];
    const gifts = await collection({ items: [lamp.id], published: false });
    const sale = await make({ title: 'Gifts', collections: [gifts.id] });
    expect(sale.collections).toEqual([{ id: gifts.id, title: gifts.title }]);
    expect(await discountOf(lamp, mug)).toEqual([8, 0]);
    await shop.admin.patch(apiPaths.collection(gifts.id), { items: [mug.id] });
    expect(await discountOf(lamp, mug)).toEqual([0, 2]);
    await shop.admin.delete(apiPaths.collection(gifts.id));
    expect(await discountOf(lamp, mug)).toEqual([0, 0]);
    expect((await shop.admin.get(adminPaths.discount(sale.id))).data.collections).toEqual([
      { id: gifts.id, title: 'Deleted collection' },
    ]);
  });

  it('is for what a rule finds when the cart is priced: what the page of the collection shows', async () => {
    const items = [await plan(15), await plan(25), await plan(60, { discountPrice: 24 })];
    const cheap = await collection(rule({ maxPrice: 24, categoryId: shop.category }));
    await make({ title: 'Cheap', collections: [cheap.id] });
    const shown = async () => {
      const { data } = await shop.shop.visitor().get(`${apiPaths.collectionItems(cheap.id)}?limit=100`);
      return items.map(({ id }) => data.items.some((item: { id: number }) => item.id === id));
    };
    const isDiscounted = async () => (await discountOf(...items)).map((discount) => discount > 0);
    expect(await isDiscounted()).toEqual([true, false, true]);
    expect(await shown()).toEqual([true, false, true]);
    await shop.admin.patch(apiPaths.collection(cheap.id), rule({ minPrice: 20, onSale: true }));
    expect(await isDiscounted()).toEqual([false, false, true]);
    expect(await shown()).toEqual([false, false, true]);
  });

  it('gives from another collection, also by a code, and stays in the order', async () => {
    const [chair, cushion] = [await plan(90), await plan(10)];
    const [chairs, cushions] = [await collection({ items: [chair.id] }), await collection({ items: [cushion.id] })];
    const buyX = { kind: 'BUY_X_GET_Y', percent: 100, buyQuantity: 1, getQuantity: 1 };
    const got = { collections: [chairs.id], getCollections: [cushions.id] };
    await make({ ...buyX, ...got, method: 'CODE', code: 'CUSHION' });
    const lines = [lineOf(chair), lineOf(cushion)];
    const order = await shop.order({ lines, code: 'cushion', address: null, shippingMethodId: null });
    expect(order).toMatchObject({ discount: 10, discountCode: 'CUSHION', total: 90 });
  });

  it('is estimated by the items that are in it now', async () => {
    const [lamp, mug] = [await plan(100), await plan(10)];
    const gifts = await collection({ items: [lamp.id] });
    await manageOrders(shop).paid({ lines: [lineOf(lamp, 2), lineOf(mug)], address: null, shippingMethodId: null });
    const input = { code: 'EST', kind: 'PERCENT', percent: 10, collections: [gifts.id] };
    const estimate: DiscountEstimate = (await shop.admin.post(adminPaths.discountEstimate, input)).data;
    expect(estimate).toMatchObject({ discounted: 1, cost: 20 });
  });
});
