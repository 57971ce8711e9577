import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, orderPaths } from '@stoa/contract';
import { mailsTo } from '../../support/mail/mails';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { uploadAvatar } from '../../support/media/uploads';
import { ADMIN } from '../../support/run/cms';
import { type Selling, setUpSales } from '../../support/sales/orders';
import { Client, created } from '../../support/shop/client';
import { signInToConsole } from '../../support/shop/editors';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop, startShop } from '../../support/shop/shop';

const { forgotPassword, login, register, resetPassword } = apiPaths.auth;
const PASSWORD = 'secret-123';
const STRETCH_SECONDS = 60;

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

describe('rate limits', () => {
  let shop: Shop;
  let selling: Selling;
  beforeAll(async () => {
    shop = await openShop({ env: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' } });
    selling = await setUpSales(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.query('DELETE FROM rate_limits'));

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const signIn = (email: string, password: string, address: string) =>
    shop.visitor().post(login, { email, password }, from(address));
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();
  /** Extends the wait, so that it isn't over before a slow machine checks. */
  const keepWaiting = () =>
    shop.database.query(`UPDATE rate_limits SET expire = expire + $1 WHERE key LIKE 'login-turn:%'`, [
      STRETCH_SECONDS * 1000,
    ]);
  const letWaitsPass = () => shop.database.query(`DELETE FROM rate_limits WHERE key LIKE 'login-turn:%'`);

  it.each([
    [10, forgotPassword, () => ({ email: `nobody-${randomUUID()}@example.com` })],
    [20, register, () => ({ name: 'Ada', email: `ada-${randomUUID()}@example.com`, password: PASSWORD })],
    [20, resetPassword, () => ({ token: 'unknown', password: PASSWORD })],
    [10, orderPaths.orders.lookUp, () => ({ number: 1001, email: 'ada@example.com' })],
    [10, apiPaths.submitForm, () => ({ name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'There' })],
  ])('lets one address do %i times an hour: %s', async (times, path, body) => {
    const here = from(newAddress());
    for (let time = 0; time < times; time += 1)
      expect((await shop.visitor().post(path, body(), here)).status).not.toBe(429);
    const refused = await shop.visitor().post(path, body(), here);
    expect(refused.status).toBe(429);
    expect(refused.error.message).toBe('Too many attempts. Please try again in 60 minutes');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await shop.visitor().post(path, body(), from(newAddress()))).status).not.toBe(429);
  });

  it('lets one network order 10 times an hour for one person; what is refused or sent again doesn’t count', async () => {
    const { id } = await selling.item({ stock: 60, price: 80, needsShipping: false });
    let orders = 0;
    const order = (email: string, total = 80) => {
      orders += 1;
      const key = `order-of-one-person-${orders}`;
      return { key, lines: [{ itemId: id, quantity: 1 }], email, name: 'Ada Lovely', paymentMethod: 'transfer', total };
    };
    const there = newAddress();
    const send = async (body: object, address = there, client: Client = shop.visitor()) =>
      (await client.post(orderPaths.checkout.orders, body, from(address))).status;
    for (let time = 0; time < 12; time += 1) expect(await send(order('ada@example.com', 1))).toBe(409);
    const first = order('ada@example.com');
    expect(await send(first)).toBe(201);
    for (let time = 0; time < 12; time += 1) expect(await send(first)).toBe(200);
    for (let time = 1; time < 10; time += 1) expect(await send(order('ada@example.com'))).toBe(201);
    expect(await send(first)).toBe(200);
    for (let time = 0; time < 31; time += 1) expect(await send(order('ada@example.com'))).toBe(429);
    expect(await send(order('bo@example.com'))).toBe(201);
    // Whoever it is that ordered in Ada's name, she can order herself: from elsewhere, and even from there if she is signed in.
    expect(await send(order('ada@example.com'), newAddress())).toBe(201);
    const email = 'owner@example.com';
    const owner = await shop.customer({ email });
    for (let time = 0; time < 10; time += 1) expect(await send(order(email))).toBe(201);
    expect(await send(order(email), there, owner)).toBe(429);
    await shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    expect(await send(order(email), there, owner)).toBe(201);
    expect(await send(order(email))).toBe(429);
  });

  it('emails one person about 10 orders an hour, and later about further ones that strangers place', async () => {
    const { id } = await selling.item({ stock: 40, price: 80, needsShipping: false });
    const email = 'flooded@example.com';
    const order = async (client: Client = shop.visitor()) => {
      const key = `flood-${randomUUID()}`;
      const body = {
        key,
        lines: [{ itemId: id, quantity: 1 }],
        email,
        name: 'Ada Lovely',
        paymentMethod: 'transfer',
        total: 80,
      };
      return created(client.post<{ number: number }>(orderPaths.checkout.orders, body, from(newAddress())));
    };
    for (let time = 0; time < 12; time += 1) await order();
    const waiting = () =>
      shop.database.query(
        `SELECT count(*)::int AS mails FROM outbox_messages
         WHERE recipient = $1 AND sent_at IS NULL AND next_attempt_at > now() + interval '50 minutes'`,
        [email],
      );
    expect(await waiting()).toEqual([{ mails: 2 }]);
    await eventually(async () => expect(await mailsTo(shop, email)).toHaveLength(10));
    const owner = await shop.customer({ email });
    await shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    const { number } = await order(owner);
    await eventually(async () =>
      expect(await mailsTo(shop, email, `We received your Stoa order #${number}`)).toHaveLength(1),
    );
    expect(await waiting()).toEqual([{ mails: 2 }]);
  });

  it('lets a password be reset while strangers request it, and doesn’t tell whether the account exists', async () => {
    const email = 'wanted@example.com';
    await shop.customer({ email });
    const ask = async (address: string, whose = email) => {
      const { status, text } = await shop.visitor().post(forgotPassword, { email: whose }, from(address));
      return `${status} ${text}`;
    };
    const strangers = newAddress();
    const home = newAddress();
    await signIn(email, PASSWORD, home);
    for (const whose of [email, 'nobody@example.com']) {
      await shop.database.query("DELETE FROM rate_limits WHERE key LIKE 'forgot-password:%'");
      for (let time = 0; time < 5; time += 1) expect(await ask(strangers, whose)).toMatch(/^200/);
      expect(await ask(strangers, whose)).toMatch(/^429/);
    }
    expect(await ask(newAddress())).toMatch(/^200/);
    // Many networks together use up what strangers have in a day, for no longer than that.
    for (let place = 0; place < 44; place += 1) expect(await ask(newAddress())).toMatch(/^200/);
    expect(await ask(newAddress())).toMatch(/^429/);
    expect(await ask(home)).toMatch(/^200/);
    await eventually(async () => expect(await mailsTo(shop, email, 'Reset your password')).toHaveLength(51));
  });

  it('lets one address guess 30 discount codes an hour', async () => {
    const here = from(newAddress());
    const guess = (code: string | null) =>
      shop.visitor().post(orderPaths.checkout.quote, { lines: [{ itemId: 1, quantity: 1 }], code }, here);
    for (let time = 0; time < 30; time += 1) expect((await guess(`SAVE${time}`)).status).toBe(200);
    expect((await guess('SAVE30')).status).toBe(429);
    expect((await guess(null)).status).toBe(200);
  });

  it('counts guesses by links, too, but no existing code', async () => {
    await created((await shop.admin()).post(adminPaths.discounts, { code: 'LINKED', kind: 'PERCENT', percent: 5 }));
    const here = from(newAddress());
    const guess = async (code: string) => (await shop.visitor().get(orderPaths.checkout.code(code), here)).status;
    for (let time = 0; time < 40; time += 1) expect(await guess('LINKED')).toBe(200);
    for (let time = 0; time < 30; time += 1) expect(await guess(`SAVE${time}`)).toBe(200);
    expect([await guess('SAVE30'), await guess('LINKED')]).toEqual([429, 429]);
  });

  it('counts guesses of codes in orders, too, but no existing code', async () => {
    const admin = await shop.admin();
    await created(admin.post(adminPaths.discounts, { code: 'LARGE', kind: 'PERCENT', percent: 5, minimum: 500 }));
    const here = from(newAddress());
    const lines = [{ itemId: 1, quantity: 1 }];
    const quote = (code: string) => shop.visitor().post(orderPaths.checkout.quote, { lines, code }, here);
    const guess = (code: string) =>
      shop
        .visitor()
        .post(
          orderPaths.checkout.orders,
          { key: `guess-with-an-order-${code}`, lines, code, email: `${code}@example.com`, name: 'Ada', total: 0 },
          here,
        );
    for (let time = 0; time < 40; time += 1) expect((await quote('LARGE')).status).toBe(200);
    for (let time = 0; time < 30; time += 1) expect((await guess(`SAVE${time}`)).status).toBe(409);
    expect((await guess('SAVE30')).status).toBe(429);
    expect((await quote('LARGE')).status).toBe(429);
  });

  it('answers 30 of 150 guesses of codes sent at once', async () => {
    const here = from(newAddress());
    const guess = (code: string) =>
      shop.visitor().post(orderPaths.checkout.quote, { lines: [{ itemId: 1, quantity: 1 }], code }, here);
    const answers = await statuses(Array.from({ length: 150 }, (_, place) => guess(`SAVE${place}`)));
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(120);
  });

  it('doesn’t count an existing code that comes with an order', async () => {
    const { id } = await selling.item({ stock: 50, price: 80, needsShipping: false });
    await created(selling.admin.post(adminPaths.discounts, { code: 'REAL', kind: 'PERCENT', percent: 50 }));
    const here = from(newAddress());
    const lines = [{ itemId: id, quantity: 1 }];
    const order = (place: number, more: object) => ({
      ...{
        key: `order-with-a-code-${place}`,
        lines,
        email: `real-${place}@example.com`,
        name: 'Ada',
        paymentMethod: 'transfer',
      },
      ...{ code: 'REAL', total: 40, ...more },
    });
    const send = async (body: object) => (await shop.visitor().post(orderPaths.checkout.orders, body, here)).status;
    for (let place = 0; place < 31; place += 1) {
      expect(await send(order(place, { total: 1 }))).toBe(409);
      expect(await send(order(place, { paymentMethod: 'nothing' }))).toBe(400);
    }
    for (let place = 0; place < 3; place += 1) expect(await send(order(place, {}))).toBe(201);
    const quote = { lines, code: 'REAL' };
    expect((await shop.visitor().post(orderPaths.checkout.quote, quote, here)).status).toBe(200);
  });

  it.each([
    [10, forgotPassword, () => ({ email: `nobody-${randomUUID()}@example.com` })],
    [20, register, () => ({ name: 'Ada', email: `ada-${randomUUID()}@example.com`, password: PASSWORD })],
    [20, resetPassword, () => ({ token: 'unknown', password: PASSWORD })],
    [10, orderPaths.orders.lookUp, () => ({ number: 1001, email: 'ada@example.com' })],
    [10, apiPaths.submitForm, () => ({ name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'There' })],
  ])('doesn’t count invalid forms, but reads none after %i of them: %s', async (times, path, body) => {
    const here = from(newAddress());
    for (let time = 0; time < times + 1; time += 1)
      expect((await shop.visitor().post(path, {}, here)).status).toBe(400);
    for (let time = 0; time < times; time += 1)
      expect((await shop.visitor().post(path, body(), here)).status).not.toBe(429);
    expect((await shop.visitor().post(path, {}, here)).status).toBe(429);
  });

  it('counts forms sent to the console, unless they come from one of its sessions', async () => {
    const [here, office] = [from(newAddress()), from(newAddress())];
    const editor = await signInToConsole(shop, ADMIN);
    const bodies = ['{', { text: 'a'.repeat(65 * 1024) }, {}];
    for (let time = 0; time < 60; time += 1) {
      const { status } = await shop.visitor().post('/cms/admin/register-admin', bodies[time % 3], here);
      expect(status).not.toBe(429);
      expect((await editor.post('/cms/admin/permissions/check', {}, office)).status).toBe(400);
    }
    expect((await shop.visitor().post('/cms/admin/login', ADMIN, here)).status).toBe(429);
    expect((await shop.visitor().post('/cms/admin/login', {}, office)).status).toBe(400);
  });

  it('reads 60 refused bodies a minute from one network, and no more', async () => {
    const [here, elsewhere] = [from(newAddress()), from(newAddress())];
    const { quote } = orderPaths.checkout;
    const send = (body: unknown, place = here) => shop.visitor().post(quote, body, place);
    const good = { lines: [{ itemId: 1, quantity: 1 }] };
    for (let time = 0; time < 30; time += 1) {
      expect((await send(good)).status).toBe(200);
      expect((await send('{')).status).toBe(400);
      expect((await send({ lines: [] })).status).toBe(400);
    }
    const refused = await send(good);
    expect([refused.status, refused.error.message]).toEqual([429, expect.stringContaining('Too many attempts')]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('a'.repeat(100_000))).status).toBe(429);
    expect((await send(good, elsewhere)).status).toBe(200);
    expect((await shop.visitor().get(apiPaths.store, here)).status).toBe(200);
  });

  it('counts 600 views an hour from one address, and shows the count to later visitors', async () => {
    const admin = await shop.admin();
    const item = await createItem(admin, (await createCategory(admin, 'lamps')).id);
    const [here, elsewhere] = [newAddress(), newAddress()];
    const look = async (address: string, browser: string) =>
      (
        await shop.visitor().post(apiPaths.marketplace.itemView(item.id), undefined, {
          headers: { 'X-Forwarded-For': address, 'User-Agent': browser },
        })
      ).data.viewCount;
    expect(await look(here, 'Browser 1')).toBe(1);
    await shop.database.query("UPDATE rate_limits SET points = 599 WHERE key LIKE 'count-view:%'");
    expect(await look(here, 'Browser 2')).toBe(2);
    expect(await look(here, 'Browser 3')).toBe(2);
    expect(await look(elsewhere, 'Browser 3')).toBe(3);
  });

  it('lets one account upload 20 avatars an hour, and reads no more', async () => {
    const [customer, another] = [await shop.customer(), await shop.customer()];
    for (let time = 0; time < 20; time += 1) expect((await uploadAvatar(customer)).status).toBe(200);
    expect((await uploadAvatar(customer, { content: Buffer.alloc(9 * 1024 * 1024) })).status).toBe(429);
    expect((await uploadAvatar(another)).status).toBe(200);
  });

  it('does not count what was not a valid request', async () => {
    const here = from(newAddress());
    for (let time = 0; time < 15; time += 1) await shop.visitor().post(forgotPassword, { email: 'nobody' }, here);
    expect((await shop.visitor().post(forgotPassword, { email: 'nobody@example.com' }, here)).status).toBe(200);
  });

  it('makes guesses of a password wait longer each time', async () => {
    const { session } = await shop.customer();
    const here = newAddress();
    for (let free = 1; free < 5; free += 1)
      expect((await signIn(session.email, 'wrong-password', here)).status).toBe(401);
    for (const seconds of [1, 2, 4, 8, 16]) {
      expect((await signIn(session.email, 'wrong-password', here)).status).toBe(401);
      await keepWaiting();
      const refused = await signIn(session.email, PASSWORD, here);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after')) - STRETCH_SECONDS;
      expect(wait).toBeLessThanOrEqual(seconds);
      expect(wait).toBeGreaterThan(seconds - 4);
      await letWaitsPass();
    }
    expect((await signIn(session.email, PASSWORD, here)).status).toBe(200);
    for (let free = 0; free < 4; free += 1) await signIn(session.email, 'wrong-password', here);
    expect((await signIn(session.email, PASSWORD, here)).status).toBe(200);
  });

  it('counts guesses that are sent at once', async () => {
    const { session } = await shop.customer();
    const here = newAddress();
    const guesses = Array.from({ length: 30 }, () => signIn(session.email, 'wrong-password', here));
    // Five tries are free, and on a slow machine a one-second wait may pass in between.
    expect((await statuses(guesses)).filter((status) => status === 401).length).toBeLessThan(10);
  });

  it('lets the owner in from a known network while others guess from everywhere', async () => {
    const { session } = await shop.customer();
    const [home, abroad] = [newAddress(), newAddress()];
    expect((await signIn(session.email, PASSWORD, home)).status).toBe(200);

    await signIn(session.email, 'wrong-password', newAddress());
    await shop.database.query(`UPDATE rate_limits SET points = 60 WHERE key LIKE 'login-account:%'`);
    await signIn(session.email, 'wrong-password', newAddress());
    await keepWaiting();
    const stranger = await signIn(session.email, PASSWORD, abroad);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(10);
    expect((await signIn(session.email, PASSWORD, home)).status).toBe(200);
  });

  it('lets the owner in from anywhere after a password reset', async () => {
    const { session } = await shop.customer();
    const abroad = newAddress();
    for (let failures = 0; failures < 6; failures += 1) await signIn(session.email, 'wrong-password', abroad);
    await keepWaiting();
    expect((await signIn(session.email, PASSWORD, abroad)).status).toBe(429);

    await shop.visitor().post(forgotPassword, { email: session.email }, from(abroad));
    const token = await eventually(async () => {
      const [mail] = await mailsTo(shop, session.email, 'Reset your password');
      if (!mail) throw new Error('no mail yet');
      return /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    });
    await shop.visitor().post(resetPassword, { token, password: 'brand-new-1' }, from(abroad));
    expect((await signIn(session.email, 'brand-new-1', abroad)).status).toBe(200);
  });

  it('slows down one address that tries many accounts', async () => {
    const [here, elsewhere] = [newAddress(), newAddress()];
    await signIn('somebody@example.com', 'wrong-password', here);
    await shop.database.query(`UPDATE rate_limits SET points = 60 WHERE key LIKE 'login-network:%'`);
    await signIn('somebody.else@example.com', 'wrong-password', here);
    expect((await signIn('a.third@example.com', 'wrong-password', here)).status).toBe(429);
    expect((await signIn('a.third@example.com', 'wrong-password', elsewhere)).status).toBe(401);
  });

  it('holds on every replica', async () => {
    const replica = await shop.replica({ RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' });
    const here = newAddress();
    const send = (url: string) =>
      new Client(url).post(forgotPassword, { email: `x-${randomUUID()}@example.com` }, from(here));
    expect(await statuses([...Array(10)].map((_, nth) => send(nth % 2 ? replica.url : shop.url)))).toEqual(
      Array(10).fill(200),
    );
    expect(await statuses([send(replica.url), send(shop.url)])).toEqual([429, 429]);
  });
});

describe('the address of a client', () => {
  it('is not what the client claims, where no proxy of ours stands in front', async () => {
    const shop = await startShop({ env: { RATE_LIMITS: 'true' } });
    try {
      const send = (nth: number) =>
        shop
          .visitor()
          .post(
            forgotPassword,
            { email: `x-${nth}@example.com` },
            { headers: { 'X-Forwarded-For': `203.0.113.${nth}` } },
          );
      for (let nth = 0; nth < 10; nth += 1) expect((await send(nth)).status).toBe(200);
      expect((await send(10)).status).toBe(429);
    } finally {
      await shop.close();
    }
  });
});
