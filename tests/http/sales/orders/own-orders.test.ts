import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, MAX_ADDRESSES, type OrderDetail, orderPaths, type SavedAddress } from '@stoa/contract';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import type { Client } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

const { mine, ownOne, claim } = orderPaths.orders;
const { checkout } = orderPaths;
const { addresses, address, deleteAccount } = apiPaths.auth;

let shop: Selling;
let lamp: { id: number };
beforeAll(async () => {
  shop = await setUpSales(await openShop());
  lamp = await shop.item({ title: 'Lamp', price: 80, stock: 500 });
});
afterAll(async () => {
  expect(await shop.audit()).toEqual([]);
  await shop.shop.close();
});

const emailOf = async (client: Client): Promise<string> => (await client.get(apiPaths.auth.me)).data.email;
const confirm = async (client: Client) =>
  shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [await emailOf(client)]);
const numbersOf = async (client: Client, query = '') =>
  (await client.get(mine + query)).data.items.map(({ number }: { number: number }) => number);

describe('orders of an account', () => {
  it('are listed, newest first and page by page, and shown to no one else', async () => {
    const [clara, otto] = [await shop.shop.customer(), await shop.shop.customer()];
    const first = await shop.order({ lines: [lineOf(lamp)] }, clara);
    const second = await shop.order({ lines: [lineOf(lamp, 2)] }, clara);
    expect(await numbersOf(clara)).toEqual([second.number, first.number]);
    expect(await numbersOf(clara, '?page=2&limit=1')).toEqual([first.number]);
    const { data } = await clara.get(mine);
    expect(data.items[0]).toMatchObject({ title: 'Lamp', lineCount: 1, total: 165, state: 'AWAITING_PAYMENT' });
    expect((await clara.get(ownOne(first.number))).data).toMatchObject({ number: first.number, total: 85 });
    expect(await numbersOf(otto)).toEqual([]);
    expect((await otto.get(ownOne(first.number))).status).toBe(404);
    expect((await clara.get(ownOne('1 OR 1=1'))).status).toBe(404);
  });

  it('include what the shop wrote down for an address that the account has confirmed', async () => {
    const clara = await shop.shop.customer();
    const body = { email: await emailOf(clara), name: 'Clara Customer', lines: [lineOf(lamp)], total: 80 };
    const write = () => shop.admin.post<OrderDetail>(adminPaths.orders, { key: randomUUID(), ...body });
    await write();
    expect(await numbersOf(clara)).toEqual([]);
    await confirm(clara);
    const { data } = await write();
    expect(await numbersOf(clara)).toEqual([data.number]);
  });

  it('link to the carrier of a package', async () => {
    const clara = await shop.shop.customer();
    const { number, lines } = await shop.order({ lines: [lineOf(lamp)] }, clara);
    const orders = manageOrders(shop);
    await orders.change(number, 'mark-paid');
    await orders.change(number, 'fulfill', {
      lines: [{ lineId: lines[0]?.id, quantity: 1 }],
      trackingNumber: '1Z999AA10123456784',
    });
    expect((await clara.get(ownOne(number))).data.fulfillments).toMatchObject([
      { trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' },
    ]);
  });

  it('tell what was sent and refunded, and not by whom', async () => {
    const clara = await shop.shop.customer();
    const { key, number, lines } = await shop.order({ lines: [lineOf(lamp, 2)] }, clara);
    expect((await clara.get(ownOne(number))).data).toMatchObject({ fulfillments: [], refunded: 0 });
    const orders = manageOrders(shop);
    await orders.change(number, 'mark-paid');
    const parcel = {
      lines: [{ lineId: lines[0]?.id, quantity: 1 }],
      trackingNumber: '1Z',
      trackingUrl: 'https://track.example/1Z',
    };
    await orders.change(number, 'fulfill', parcel);
    await orders.change(number, 'refund', { key: randomUUID(), amount: 20 });
    const told = {
      state: 'PARTIALLY_REFUNDED',
      total: 165,
      refunded: 20,
      fulfillments: [{ ...parcel, id: expect.any(Number), madeAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.+Z$/) }],
    };
    const { data, text } = await clara.get(ownOne(number));
    expect(data).toMatchObject(told);
    expect(data.lines).toMatchObject([{ fulfilledQuantity: 1, refundedQuantity: 0, returnedQuantity: 0 }]);
    expect((await clara.get(mine)).data.items[0]).toMatchObject({ refunded: 20, shipped: { quantity: 1, of: 2 } });
    expect(Object.keys(data.fulfillments[0])).not.toContain('madeBy');
    expect(text).not.toContain((await orders.orderDetail(number)).fulfillments[0]?.madeBy);
    expect((await shop.shop.visitor().get(checkout.order(key))).data).toMatchObject(told);
  });

  it('don’t show a checkout that no one has finished', async () => {
    const clara = await shop.shop.customer();
    const { number } = await shop.order({ lines: [lineOf(lamp)] }, clara);
    const setState = (state: string) =>
      shop.shop.database.query('UPDATE orders SET state = $2 WHERE number = $1', [number, state]);
    await setState('AWAITING_APPROVAL');
    expect(await numbersOf(clara)).toEqual([]);
    await setState('AWAITING_PAYMENT');
    expect(await numbersOf(clara)).toEqual([number]);
  });

  it('are claimed by who has confirmed their address, once', async () => {
    const [clara, otto] = [await shop.shop.customer(), await shop.shop.customer()];
    const email = await emailOf(clara);
    const guest = await shop.order({ email, lines: [lineOf(lamp)] });
    await shop.order({ email, lines: [lineOf(lamp)] }, otto);
    expect((await clara.get(mine)).data).toMatchObject({ items: [], claimable: 0 });
    expect((await clara.post(claim)).data).toEqual({ claimed: 0 });
    await confirm(clara);
    expect((await clara.get(mine)).data).toMatchObject({ items: [], claimable: 1 });
    const both = await Promise.all([clara.post(claim), clara.post(claim)]);
    expect(both.map(({ data }) => data.claimed).sort()).toEqual([0, 1]);
    expect(await numbersOf(clara)).toEqual([guest.number]);
    expect((await clara.get(mine)).data.claimable).toBe(0);
    expect(await numbersOf(otto)).toHaveLength(1);
  });

  it('stay with the shop when the account goes, without it', async () => {
    const clara = await shop.shop.customer({ password: 'secret-123' });
    await clara.post(addresses, { address: NEW_YORK });
    const { number } = await shop.order({ lines: [lineOf(lamp)] }, clara);
    expect((await clara.post(deleteAccount, { currentPassword: 'secret-123' })).status).toBe(200);
    const [row] = await shop.shop.database.query(
      'SELECT user_id, (SELECT count(*)::int FROM customer_addresses) AS left FROM orders WHERE number = $1',
      [number],
    );
    expect(row).toEqual({ user_id: null, left: 0 });
  });
});

describe('addresses of an account', () => {
  const linesOf = (saved: SavedAddress[]) => saved.map(({ line1, isDefault }) => (isDefault ? `${line1} *` : line1));
  const at = (line1: string, more: object = {}) => ({ address: { ...NEW_YORK, line1 }, ...more });

  it('are saved, changed, and deleted, and one of them is the default', async () => {
    const clara = await shop.shop.customer();
    const first = await clara.post(addresses, at('1 First St'));
    expect([first.status, linesOf(first.data)]).toEqual([201, ['1 First St *']]);
    await clara.post(addresses, at('2 Second St'));
    const third = await clara.post(addresses, at('3 Third St', { isDefault: true }));
    expect(linesOf(third.data)).toEqual(['3 Third St *', '2 Second St', '1 First St']);
    const [{ id }] = third.data;
    const changed = await clara.patch(address(id), {
      address: { ...NEW_YORK, line1: '33 Third St', administrativeArea: 'new york' },
    });
    expect(changed.data[0]).toMatchObject({ line1: '33 Third St', administrativeArea: 'NY', isDefault: true });
    expect(linesOf((await clara.delete(address(id))).data)).toEqual(['2 Second St *', '1 First St']);
    expect(linesOf((await clara.get(addresses)).data)).toEqual(['2 Second St *', '1 First St']);
  });

  it('belong to one account', async () => {
    const [clara, otto] = [await shop.shop.customer(), await shop.shop.customer()];
    const [{ id }] = (await clara.post(addresses, { address: NEW_YORK })).data;
    expect((await otto.patch(address(id), at('1 Thief St'))).status).toBe(404);
    expect((await otto.delete(address(id))).status).toBe(404);
    expect((await otto.get(addresses)).data).toEqual([]);
    expect(linesOf((await clara.get(addresses)).data)).toEqual(['548 Market St *']);
  });

  it('have the parts that their country wants, each complained about at its field', async () => {
    const clara = await shop.shop.customer();
    const { status, error } = await clara.post(addresses, {
      address: { ...NEW_YORK, postalCode: 'none', locality: '' },
    });
    expect([status, error.details.errors?.map(({ path }) => path.join('.'))]).toEqual([
      400,
      ['address.locality', 'address.postalCode'],
    ]);
  });

  it('are limited, also if they come at once', async () => {
    const clara = await shop.shop.customer();
    const made = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 3 }, (_, place) => clara.post(addresses, at(`${place} Wide Rd`))),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES);
    const saved: SavedAddress[] = (await clara.get(addresses)).data;
    expect([saved.length, saved.filter(({ isDefault }) => isDefault).length]).toEqual([MAX_ADDRESSES, 1]);
  });

  it('can be saved with an order, each once', async () => {
    const clara = await shop.shop.customer();
    const body = { lines: [lineOf(lamp)], saveAddress: true };
    await shop.order(body, clara);
    await shop.order(body, clara);
    await shop.order({ ...body, ...at('9 Other St'), saveAddress: false }, clara);
    expect(linesOf((await clara.get(addresses)).data)).toEqual(['548 Market St *']);
    expect((await shop.place(body)).status).toBe(201);
  });
});
