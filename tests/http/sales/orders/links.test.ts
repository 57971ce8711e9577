import {
  adminPaths,
  apiPaths,
  isUnpaid,
  ORDER_STATES,
  type OrderChange,
  type OrderDetail,
  orderPaths,
  type SalesSettings,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import type { Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { byLink, lookUp } = orderPaths.orders;

describe('the link to an order', () => {
  let shop: Selling;
  let lamp: { id: number };

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 50 });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const order = (email: string) => shop.order({ email, lines: [lineOf(lamp)] });
  const mailed = (email: string, count: number) =>
    eventually(async () => {
      const mails = await mailsTo(shop.shop, email);
      expect(mails).toHaveLength(count);
      return mails;
    });
  const tokenIn = (text = '') => /\/order\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const ask = (body: object) => shop.shop.visitor().post(lookUp, body);

  it('shows the order to whoever has it, and nothing that belongs to the shop', async () => {
    const { number } = await order('linked@example.com');
    const [mail] = await mailed('linked@example.com', 1);
    const { status, data, headers } = await shop.shop.visitor().get(byLink(tokenIn(mail?.text)));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      number,
      state: 'AWAITING_PAYMENT',
      total: 85,
      lines: [{ title: 'Lamp' }],
      isGuest: true,
    });
    for (const secret of ['id', 'uuid', 'checkoutKey', 'requestHash', 'userId'])
      expect(data).not.toHaveProperty(secret);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('says whether the order belongs to an account', async () => {
    const { number } = await order('joined@example.com');
    const [mail] = await mailed('joined@example.com', 1);
    const { session } = await shop.shop.customer({ name: 'Clara' });
    await shop.shop.database.query(
      'UPDATE orders SET user_id = (SELECT id FROM up_users WHERE email = $2) WHERE number = $1',
      [number, session.email],
    );
    const { data } = await shop.shop.visitor().get(byLink(tokenIn(mail?.text)));
    expect(data).toMatchObject({ number, isGuest: false, paymentMethod: 'transfer' });
  });

  it('lets whoever has it pay, for as long as the order waits for that', async () => {
    const { number } = await order('unpaid@example.com');
    const [mail] = await mailed('unpaid@example.com', 1);
    const keyOf = async () => (await shop.shop.visitor().get(byLink(tokenIn(mail?.text)))).data.checkoutKey;
    const become = (state: string) =>
      shop.shop.database.query('UPDATE orders SET state = $2 WHERE number = $1', [number, state]);
    for (const state of ['PENDING', 'AWAITING_APPROVAL']) {
      await become(state);
      const { data } = await shop.shop.visitor().get(orderPaths.checkout.order(await keyOf()));
      expect(data).toMatchObject({ number, state });
    }
    for (const state of ORDER_STATES.filter((state) => !isUnpaid(state))) {
      await become(state);
      expect(await keyOf()).toBeUndefined();
    }
    await become('AWAITING_PAYMENT');
  });

  it.each(['unknown', 'a'.repeat(43), '%00', "' OR 1=1"])('is refused if it is %p', async (token) => {
    expect((await shop.shop.visitor().get(byLink(token))).status).toBe(404);
  });

  it('is emailed again to whoever knows the number and the address, and both links work', async () => {
    const { number } = await order('again@example.com');
    expect((await ask({ number: `#${number}`, email: ' Again@Example.com ' })).status).toBe(200);
    const mails = await mailed('again@example.com', 2);
    const tokens = mails.map(({ text }) => tokenIn(text));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect((await shop.shop.visitor().get(byLink(token))).data.number).toBe(number);
  });

  it('answers the same whether or not the order exists, and emails no strangers', async () => {
    const { number } = await order('private@example.com');
    const answers = await Promise.all([
      ask({ number, email: 'stranger@example.com' }),
      ask({ number: 999_999, email: 'private@example.com' }),
      ask({ number, email: 'private@example.com' }),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await mailed('private@example.com', 2);
    expect(await mailsTo(shop.shop, 'stranger@example.com')).toEqual([]);
  });

  it('is emailed at most five times an hour, besides the emails that the shop sends anyway', async () => {
    const { number } = await order('flooded@example.com');
    for (let time = 0; time < 8; time += 1) await ask({ number, email: 'flooded@example.com' });
    await mailed('flooded@example.com', 6);
  });

  const openedBy = async (text = '') => (await shop.shop.visitor().get(byLink(tokenIn(text)))).status;
  const madeDaysAgo = (number: number, days: number) =>
    shop.shop.database.query(
      `UPDATE order_links SET made_at = now() - $2 * interval '1 day'
       WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [number, days],
    );
  const change = async (number: number, what: OrderChange, more: object = {}) => {
    const { updatedAt } = (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
    return shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, what), { updatedAt, ...more });
  };

  it('opens the order for 180 days, or for as many as the shop says, and a new one can be asked for', async () => {
    const { number } = await order('expired@example.com');
    const [mail] = await mailed('expired@example.com', 1);
    await madeDaysAgo(number, 179.9);
    expect(await openedBy(mail?.text)).toBe(200);
    await madeDaysAgo(number, 180.1);
    const { status, error } = await shop.shop.visitor().get(byLink(tokenIn(mail?.text)));
    expect([status, error.message]).toEqual([404, 'This link isn’t valid anymore']);
    expect((await shop.admin.get<OrderDetail>(adminPaths.order(number))).data.links).toBe(0);
    await ask({ number, email: 'expired@example.com' });
    const mails = await mailed('expired@example.com', 2);
    expect(await Promise.all(mails.map(({ text }) => openedBy(text)))).toEqual([404, 200]);

    await shop.admin.patch(adminPaths.salesSettings, { linkDays: 2 });
    await madeDaysAgo(number, 1.9);
    expect(await openedBy(mails[1]?.text)).toBe(200);
    await madeDaysAgo(number, 2.1);
    expect(await openedBy(mails[1]?.text)).toBe(404);
    expect((await shop.admin.patch(adminPaths.salesSettings, { linkDays: 0 })).status).toBe(400);
    expect((await shop.admin.patch<SalesSettings>(adminPaths.salesSettings, { linkDays: 180 })).data).toMatchObject({
      linkDays: 180,
    });
  });

  it('opens nothing once the shop revokes it, and a new one does', async () => {
    const { number } = await order('revoked@example.com');
    const other = await order('kept@example.com');
    const [mail] = await mailed('revoked@example.com', 1);
    const { data } = await change(number, 'revoke-links');
    expect(data.links).toBe(0);
    expect(data.events[0]).toMatchObject({ kind: 'linksRevoked', text: '1 link', madeBy: 'Administrator' });
    expect(await openedBy(mail?.text)).toBe(404);
    expect(await openedBy((await mailed(other.email, 1))[0]?.text)).toBe(200);
    expect((await change(number, 'resend', { mail: 'PLACED' })).data.links).toBe(1);
    expect(await openedBy((await mailed('revoked@example.com', 2))[1]?.text)).toBe(200);
  });

  it('stops working when the order’s account is deleted', async () => {
    const email = 'leaving@example.com';
    const customer = await shop.shop.customer({ email });
    const { number } = await shop.order({ email, lines: [lineOf(lamp)] }, customer);
    const text = async () => (await mailsTo(shop.shop, email, `We received your Stoa order #${number}`))[0]?.text;
    await eventually(async () => expect(await openedBy(await text())).toBe(200));
    expect((await customer.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' })).status).toBe(200);
    expect(await openedBy(await text())).toBe(404);
  });

  it('shows no phone number, nor do pages reached from it', async () => {
    const address = { ...NEW_YORK, phone: '+1 555 0100' };
    const { number, key } = await shop.order({ email: 'phone@example.com', address, lines: [lineOf(lamp)] });
    const [mail] = await mailed('phone@example.com', 1);
    const answers = await Promise.all(
      [byLink(tokenIn(mail?.text)), orderPaths.checkout.order(key)].map((path) => shop.shop.visitor().get(path)),
    );
    for (const { data, text } of answers) {
      expect(data).toMatchObject({ number, address: { line1: NEW_YORK.line1, phone: null } });
      expect(text).not.toContain('0100');
    }
    const { data } = await shop.admin.get<OrderDetail>(adminPaths.order(number));
    expect(data.address?.phone).toBe('+1 555 0100');
  });

  const byKey = async (key: string) => (await shop.shop.visitor().get(orderPaths.checkout.order(key))).data;
  const SHOWN = { email: 'keyed@example.com', name: 'Clara Customer', note: 'Ring twice' };
  const keyed = (email: string, client?: Client) =>
    shop.order({ ...SHOWN, email, address: NEW_YORK, lines: [lineOf(lamp)] }, client);
  const NOBODY = { email: null, name: null, address: null, note: null };

  it('gives a key that reveals the customer for a day, or while the order is unpaid', async () => {
    const { number, key } = await keyed(SHOWN.email);
    const set = (state: string, hours: number) =>
      shop.shop.database.query(
        "UPDATE orders SET state = $2, placed_at = now() - $3 * interval '1 hour' WHERE number = $1",
        [number, state, hours],
      );
    await shop.shop.database.query(
      `INSERT INTO fulfillments (order_id, tracking_number, tracking_url, made_by)
       SELECT id, 'TRACK-1', 'https://carrier.example/1', 'Shop' FROM orders WHERE number = $1`,
      [number],
    );
    for (const [state, hours] of [
      ['AWAITING_PAYMENT', 23.9],
      ['AWAITING_APPROVAL', 30],
    ] as const) {
      await set(state, hours);
      expect(await byKey(key)).toMatchObject({ number, ...SHOWN, address: { line1: NEW_YORK.line1 } });
    }
    await set('AWAITING_PAYMENT', 24.1);
    const { fulfillments, ...shown } = await byKey(key);
    expect(shown).toMatchObject({
      number,
      state: 'AWAITING_PAYMENT',
      total: 85,
      lines: [{ title: 'Lamp' }],
      ...NOBODY,
    });
    expect(fulfillments).toMatchObject([{ trackingNumber: null, trackingUrl: null }]);
    await shop.shop.database.query('DELETE FROM fulfillments');
  });

  it('gives a key that doesn’t reveal the customer once the shop revokes the links', async () => {
    const { number, key } = await keyed('key-revoked@example.com');
    const other = await keyed('key-kept@example.com');
    await change(number, 'revoke-links');
    expect(await byKey(key)).toMatchObject({ number, ...NOBODY });
    expect(await byKey(other.key)).toMatchObject({ number: other.number, email: 'key-kept@example.com' });
    // Nor once the email that the shop sends again has a link that works.
    await change(number, 'resend', { mail: 'PLACED' });
    expect(await byKey(key)).toMatchObject(NOBODY);
  });

  it('gives a key that doesn’t reveal the customer once their account is deleted', async () => {
    const email = 'key-leaving@example.com';
    const customer = await shop.shop.customer({ email });
    const { number, key } = await keyed(email, customer);
    expect(await byKey(key)).toMatchObject({ number, email });
    expect((await customer.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' })).status).toBe(200);
    expect(await byKey(key)).toMatchObject({ number, ...NOBODY });
  });

  it.each([
    [{ number: 'abc', email: 'a@example.com' }, 'number'],
    [{ number: 1.5, email: 'a@example.com' }, 'number'],
    [{ email: 'a@example.com' }, 'number'],
    [{ number: 1001, email: 'nobody' }, 'email'],
  ])('is requested with a number and an address (%j)', async (body, field) => {
    const { status, error } = await ask(body);
    expect([status, error.details.errors?.[0]?.path]).toEqual([400, [field]]);
  });
});
