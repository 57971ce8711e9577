import { gzipSync } from 'node:zlib';
import { adminPaths, apiPaths, orderPaths } from '@stoa/contract';
import { ADMIN } from '../../support/run/cms';
import { invite, signInToConsole } from '../../support/shop/editors';
import { openShop, type Shop } from '../../support/shop/shop';
import { admins, everybody, signedIn } from '../authorization/calls';

const TOO_LARGE = 'The request body is too large. The limit is 64 kB';
const EVENTS = 'POST /api/payments/:provider/events';
const TAKE_A_FILE = ['POST /api/auth/avatar', 'POST /api/return-images'];

const json = (bytes: number) => JSON.stringify({ text: 'a'.repeat(bytes - '{"text":""}'.length) });
const writing = (calls: string[]) => calls.filter((call) => !call.startsWith('GET ') && !TAKE_A_FILE.includes(call));

describe('a body that is long', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const send = async (call: string, body: string | Buffer, token = '', headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(shop.url + path.replaceAll(/:\w+/g, '1'), {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: new Uint8Array(Buffer.from(body)),
    });
    const text = await answer.text();
    return { status: answer.status, length: text.length, message: JSON.parse(text).error?.message };
  };
  const tokenOf = async (person: Promise<{ token: string | undefined }>) => (await person).token ?? '';

  it('is refused wherever everybody may send one, signed in or not', async () => {
    const token = await tokenOf(shop.customer());
    for (const call of writing([...everybody, ...signedIn])) {
      const expected = call === EVENTS ? { status: 404 } : { status: 413, message: TOO_LARGE };
      expect([call, await send(call, json(64 * 1024 + 1), token)]).toMatchObject([call, expected]);
    }
  });

  it('is read up to 64 kB', async () => {
    expect(await send(`POST ${apiPaths.auth.login}`, json(64 * 1024))).toMatchObject({ status: 400 });
    expect(await send(`POST ${orderPaths.checkout.quote}`, json(64 * 1024))).toMatchObject({ status: 400 });
  });

  it('is measured uncompressed', async () => {
    const quote = `POST ${orderPaths.checkout.quote}`;
    const packed = gzipSync(JSON.stringify({ lines: Array.from({ length: 60_000 }, () => ({})) }));
    expect(packed.length).toBeLessThan(1024);
    expect(await send(quote, packed, '', { 'Content-Encoding': 'gzip' })).toEqual({
      status: 413,
      message: TOO_LARGE,
      length: expect.any(Number),
    });
  });

  it('may have a megabyte from administrators, and is not read from others', async () => {
    const [admin, customer] = [await tokenOf(shop.admin()), await tokenOf(shop.customer())];
    for (const call of writing(admins).filter((call) => !/media|imports$/.test(call))) {
      expect([call, (await send(call, json(65 * 1024), admin)).status]).not.toEqual([call, 413]);
      expect([call, (await send(call, '{', '')).status]).toEqual([call, 401]);
      expect([call, (await send(call, '{', customer)).status]).toEqual([call, 403]);
    }
    expect(await send(`POST ${adminPaths.orders}`, json(1024 * 1024 + 1), admin)).toMatchObject({
      status: 413,
      message: 'The request body is too large. The limit is 1 MB',
    });
  });

  it('is refused by the console from whoever has no session of it', async () => {
    const customer = await tokenOf(shop.customer());
    const calls = ['login', 'register-admin', 'forgot-password', 'reset-password', 'register', 'users', 'nothing'];
    for (const token of ['', 'made-up', customer])
      for (const call of calls)
        expect([call, await send(`POST /cms/admin/${call}`, json(64 * 1024 + 1), token)]).toMatchObject([
          call,
          { status: 413, message: TOO_LARGE },
        ]);
    const packed = gzipSync(json(1024 * 1024));
    const encoding = { 'Content-Encoding': 'gzip' };
    expect(await send('POST /cms/admin/login', packed, '', encoding)).toMatchObject({
      status: 413,
      message: TOO_LARGE,
    });
    expect(await send('POST /cms/admin/login', JSON.stringify(ADMIN), 'made-up')).toMatchObject({ status: 200 });
  });

  it('may have a megabyte from a session of the console', async () => {
    const author = await invite(shop, await signInToConsole(shop, ADMIN), 'strapi-author');
    const call = 'POST /cms/admin/permissions/check';
    expect(await send(call, json(1024 * 1024), author.token)).toMatchObject({
      status: 400,
      message: 'permissions must be a list',
    });
    expect(await send(call, json(1024 * 1024 + 1), author.token)).toMatchObject({
      status: 413,
      message: 'The request body is too large. The limit is 1 MB',
    });
  });

  it('is refused, however the URL is spelled', async () => {
    expect(await send('POST /api/Checkout/quote', json(65 * 1024))).toMatchObject({ status: 413 });
    expect(await send('POST /api/checkout/quote/', json(65 * 1024))).toMatchObject({ status: 413 });
    expect(await send('POST /api/nothing', json(65 * 1024))).toMatchObject({ status: 413 });
  });

  it('is refused as the form of a page, too', async () => {
    const answer = await fetch(`${shop.url}/contact`, {
      method: 'POST',
      headers: { Origin: shop.url },
      body: new URLSearchParams({ message: 'a'.repeat(128 * 1024) }),
    });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('The limit is 128 kB')]);
  });
});

describe('a list that is too long', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('is refused for its length alone', async () => {
    const lines = Array.from({ length: 20_000 }, () => ({}));
    const { status, error } = await shop.visitor().post(orderPaths.checkout.quote, { lines });
    const message = 'An order can have at most 100 lines';
    expect({ status, error }).toMatchObject({ status: 400, error: { message } });
    expect(error.details.errors).toEqual([{ path: ['lines'], message }]);
    const customer = await shop.customer();
    const { error: ofCart } = await customer.post(apiPaths.auth.cart, { lines });
    expect(ofCart.message).toBe('A cart can have at most 100 lines');
  });

  it('names 20 of its errors if it is short enough', async () => {
    const lines = Array.from({ length: 100 }, () => ({}));
    const { status, error, text } = await shop.visitor().post(orderPaths.checkout.quote, { lines });
    expect([status, error.details.errors?.length]).toEqual([400, 20]);
    expect(text.length).toBeLessThan(4096);
  });
});

describe('input that isn’t text', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it.each([[{}], [[]], [['US']]])('is refused in a text field: %j', async (value) => {
    const admin = await shop.admin();
    const lines = [{ itemId: 1, quantity: 1 }];
    const calls: [method: string, path: string, body: object, field: string[]][] = [
      ['POST', orderPaths.checkout.quote, { lines, place: { country: value } }, ['place', 'country']],
      ['POST', orderPaths.checkout.orders, { lines, address: { country: value } }, ['address', 'country']],
      ['PATCH', adminPaths.salesSettings, { country: value }, ['country']],
      ['PATCH', adminPaths.salesSettings, { taxRates: [{ country: value }] }, ['taxRates', '0', 'country']],
      ['POST', adminPaths.discounts, { code: value }, ['code']],
    ];
    for (const [method, path, body, field] of calls) {
      const { status, error } = await admin.send(method, path, body);
      expect([path, status, error.details.errors?.map((one) => one.path)]).toEqual([
        path,
        400,
        expect.arrayContaining([field]),
      ]);
    }
  });
});
