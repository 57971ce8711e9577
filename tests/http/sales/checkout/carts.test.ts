import { apiPaths, MAX_CART_LINES, type SavedCartLine } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

const { cart } = apiPaths.auth;

let shop: Selling;
let lamp: { id: number };
let bowl: { id: number };
beforeAll(async () => {
  shop = await setUpSales(await openShop());
  lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
  bowl = await shop.item({ title: 'Bowl', price: 20, discountPrice: 15, stock: 5 });
});
afterAll(async () => {
  expect(await shop.audit()).toEqual([]);
  await shop.shop.close();
});

const amounts = (lines: SavedCartLine[]) => lines.map(({ product, quantity }) => `${quantity} ${product?.name}`);

it('a cart merges by the larger quantity of each line, so merging again changes nothing', async () => {
  const clara = await shop.shop.customer();
  await clara.post(cart, { lines: [lineOf(lamp, 2), lineOf(bowl, 1)] });
  const phone = { lines: [lineOf(lamp, 1), lineOf(bowl, 3)] };
  const [joined] = await Promise.all([clara.post(cart, phone), clara.post(cart, phone)]);
  expect(amounts(joined.data)).toEqual(['2 Lamp', '3 Bowl']);
  expect(joined.data[1]).toEqual({
    itemId: bowl.id,
    variantId: null,
    quantity: 3,
    product: { name: 'Bowl', choice: null, slug: expect.any(String), image: expect.any(String), price: 15 },
  });
  expect((await clara.get(cart)).data).toEqual(joined.data);
});

it('a cart merges only as many lines as it has room for', async () => {
  const clara = await shop.shop.customer();
  const unknown = Array.from({ length: MAX_CART_LINES - 2 }, (_, place) => ({ itemId: 5_000 + place, quantity: 1 }));
  await clara.patch(cart, { lines: [...unknown, lineOf(lamp, 1)] });
  const chair = await shop.item({ title: 'Chair', stock: 5 });
  const { status, data } = await clara.post(cart, { lines: [lineOf(bowl, 2), lineOf(chair, 1), lineOf(lamp, 4)] });
  expect(status).toBe(200);
  expect(amounts(data.filter(({ product }: SavedCartLine) => product)).sort()).toEqual(['2 Bowl', '4 Lamp']);
  expect(data).toHaveLength(MAX_CART_LINES);
});

it('a cart changes line by line, so that two browsers lose nothing', async () => {
  const clara = await shop.shop.customer();
  await Promise.all([clara.patch(cart, { lines: [lineOf(lamp, 2)] }), clara.patch(cart, { lines: [lineOf(bowl, 4)] })]);
  expect(amounts((await clara.get(cart)).data).sort()).toEqual(['2 Lamp', '4 Bowl']);
  expect(amounts((await clara.patch(cart, { lines: [lineOf(lamp, 0)] })).data)).toEqual(['4 Bowl']);
});

it('a cart belongs to one account, and is deleted with it', async () => {
  const [clara, otto] = [await shop.shop.customer({ password: 'secret-123' }), await shop.shop.customer()];
  await clara.post(cart, { lines: [lineOf(lamp)] });
  expect((await otto.get(cart)).data).toEqual([]);
  await clara.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' });
  const left = await shop.shop.database.query('SELECT FROM cart_lines WHERE item_id = $1 AND quantity = 1', [lamp.id]);
  expect(left).toEqual([]);
});

it('a cart keeps lines that are no longer offered, for the shopper to see', async () => {
  const clara = await shop.shop.customer();
  const chair = await shop.item({ title: 'Chair' });
  await clara.post(cart, { lines: [lineOf(chair)] });
  await shop.admin.patch(apiPaths.marketplace.item(chair.id), { published: false });
  expect((await clara.get(cart)).data).toMatchObject([{ itemId: chair.id, product: null }]);
});

it.each([
  [{ lines: [{ itemId: 1, quantity: -1 }] }],
  [{ lines: [{ itemId: 1, quantity: 1.5 }] }],
  [{ lines: [{ itemId: 1, quantity: 10_000 }] }],
  [{ lines: [{ itemId: '1; DROP', quantity: 1 }] }],
  [{ lines: Array.from({ length: MAX_CART_LINES + 1 }, (_, place) => ({ itemId: place + 1, quantity: 1 })) }],
  [{}],
])('refuses %j', async (body) => {
  const clara = await shop.shop.customer();
  expect((await clara.patch(cart, body)).status).toBe(400);
  expect((await clara.get(cart)).data).toEqual([]);
});

it('a cart has limits that parallel requests can’t pass', async () => {
  const clara = await shop.shop.customer();
  const some = (from: number) => ({
    lines: Array.from({ length: 60 }, (_, place) => ({ itemId: from + place, quantity: 1 })),
  });
  expect((await clara.patch(cart, some(1000))).status).toBe(200);
  expect((await clara.patch(cart, some(2000))).status).toBe(400);
  expect((await clara.get(cart)).data).toHaveLength(60);
});
