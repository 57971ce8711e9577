import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, type OrderDetail, orderPaths, type PayLink, type Session } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { created } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { byLink, mine, lookUp } = orderPaths.orders;
const PASSWORD = 'secret-123';

describe('an account by the link to an order', () => {
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

  const order = (email: string) => shop.order({ email, name: 'Clara', lines: [lineOf(lamp)] });
  const tokenIn = (text = '') => /\/order\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const emailedTo = (email: string): Promise<string> =>
    eventually(async () => {
      const token = tokenIn((await mailsTo(shop.shop, email))[0]?.text);
      expect(token).not.toBe('');
      return token;
    });
  const register = (token: string, password = PASSWORD) =>
    shop.shop.visitor().post<Session>(apiPaths.auth.registerByOrder, { token, password });
  const seenBy = async ({ token }: Session) => {
    const client = shop.shop.visitor();
    const { items, claimable } = (await client.get(mine, { token })).data;
    const { confirmed } = (await client.get(apiPaths.auth.email, { token })).data;
    return { numbers: items.map((one: { number: number }) => one.number), claimable, confirmed };
  };

  it('has its email confirmed, and its orders, at once if the link was emailed to it', async () => {
    const email = 'emailed@example.com';
    const [first, second] = [await order(email), await order(email)];
    const { status, data } = await register(await emailedTo(email));
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Clara', email, role: 'USER' });
    expect(await seenBy(data)).toEqual({ numbers: [second.number, first.number], claimable: 0, confirmed: true });
    const mails = await mailsTo(shop.shop, email);
    expect(mails.filter(({ subject }) => subject?.includes('Confirm'))).toEqual([]);
  });

  it('is as any other if the link was copied', async () => {
    const email = 'copied@example.com';
    const { key } = await order(email);
    const { data: link } = await shop.shop.visitor().post(orderPaths.checkout.link(key));
    expect((await shop.shop.visitor().get(byLink(link.token))).data).toMatchObject({ email, isGuest: true });
    const { data } = await register(link.token);
    expect(await seenBy(data)).toEqual({ numbers: [], claimable: 0, confirmed: false });
    await eventually(async () =>
      expect((await mailsTo(shop.shop, email)).map(({ subject }) => subject)).toContain('Confirm your email address'),
    );
  });

  it('is as any other by a pay link that the shop copied', async () => {
    const email = 'pay-link@example.com';
    const input = {
      key: randomUUID(),
      email,
      name: 'Pia',
      lines: [lineOf(lamp)],
      paymentMethod: 'pay-link',
      total: 80,
    };
    const { number } = await created<OrderDetail>(shop.admin.post(adminPaths.orders, input));
    const { data: link } = await shop.admin.post<PayLink>(adminPaths.changeOrder(number, 'pay-link'));
    const { data } = await register(tokenIn(link.url));
    expect(await seenBy(data)).toMatchObject({ numbers: [], confirmed: false });
  });

  it('is as any other by a link that was emailed to another address', async () => {
    const email = 'moved@example.com';
    const { number } = await order('before@example.com');
    const token = await emailedTo('before@example.com');
    // Links end when the address is changed. This one outlasted that.
    await shop.shop.database.query('UPDATE orders SET email = $2 WHERE number = $1', [number, email]);
    const { data } = await register(token);
    expect(data.email).toBe(email);
    expect(await seenBy(data)).toMatchObject({ numbers: [], confirmed: false });
  });

  it('isn’t made by a link that has expired or was revoked', async () => {
    const { number } = await order('late@example.com');
    const token = await emailedTo('late@example.com');
    await shop.shop.database.query(
      "UPDATE order_links SET made_at = now() - interval '181 days' WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
      [number],
    );
    expect((await register(token)).status).toBe(404);
    await shop.shop.visitor().post(lookUp, { number, email: 'late@example.com' });
    const newest = () =>
      eventually(async () => {
        const mails = await mailsTo(shop.shop, 'late@example.com');
        expect(mails).toHaveLength(2);
        return tokenIn(mails[1]?.text);
      });
    const again = await newest();
    const { updatedAt } = (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
    await shop.admin.post(adminPaths.changeOrder(number, 'revoke-links'), { updatedAt });
    expect((await register(again)).status).toBe(404);
  });

  it('isn’t made twice, nor of an order that is in an account', async () => {
    const email = 'twice@example.com';
    await order(email);
    const token = await emailedTo(email);
    const answers = await Promise.all([register(token), register(token, 'other-secret')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await register(token)).status).toBe(409);
  });

  it.each([
    [{ password: PASSWORD }, 'token'],
    [{ token: 'abc', password: 'short' }, 'password'],
  ])('needs a link and a password (%j)', async (body, field) => {
    const { status, error } = await shop.shop.visitor().post(apiPaths.auth.registerByOrder, body);
    expect([status, error.details.errors?.[0]?.path]).toEqual([400, [field]]);
  });

  it('gets few links by the key of a checkout, and none once the shop revoked them', async () => {
    const { number, key } = await order('keyed@example.com');
    const ask = async () => (await shop.shop.visitor().post(orderPaths.checkout.link(key))).status;
    // The shop’s own emails don’t count.
    await emailedTo('keyed@example.com');
    for (const status of [201, 201, 201, 201, 201, 409]) expect(await ask()).toBe(status);
    const { updatedAt } = (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
    await shop.admin.post(adminPaths.changeOrder(number, 'revoke-links'), { updatedAt });
    expect(await ask()).toBe(404);
    expect((await shop.shop.visitor().post(orderPaths.checkout.link('unknown'))).status).toBe(404);
  });
});
