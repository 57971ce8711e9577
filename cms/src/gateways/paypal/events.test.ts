import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toCents, toDecimal } from './money';
import { createPayPal } from './paypal';
import { type Emulated, emulated, ORDER } from './paypal-in-tests';

interface Received {
  raw: Buffer;
  headers: IncomingHttpHeaders;
}

let shop: Emulated;
let received: Received[] = [];
/** What our shop answers. */
let status = 200;
let key = 0;

const listener = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ raw: Buffer.concat(chunks), headers: request.headers });
  response.writeHead(status).end();
});

/** Has the genuine certificate at every path, except that it sends one elsewhere. */
const mirror = createServer(async (request, response) => {
  const genuine = `${shop.emulator.base}/v1/notifications/certs/current`;
  if (request.url?.endsWith('/moved')) response.writeHead(302, { Location: genuine }).end();
  else response.end(await (await fetch(genuine)).text());
});

const listen = async (server: typeof listener) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  shop = await emulated({ webhookUrl: await listen(listener) });
});
beforeEach(async () => {
  await shop.send('webhooks');
  received = [];
  status = 200;
});
afterAll(async () => {
  await shop.emulator.close();
  listener.close();
  mirror.close();
});

async function events(count: number): Promise<Received[]> {
  for (let tries = 0; received.length < count && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return received;
}

async function approved() {
  key += 1;
  const { providerOrderId } = await shop.paypal.open({ ...ORDER, number: 5000 + key }, `open-${key}`);
  await shop.approve(providerOrderId);
  return providerOrderId;
}

const headersOf = ({ headers }: Received) => headers as Record<string, string | undefined>;
const read = (event: Received) => shop.paypal.readEvent(event.raw, headersOf(event));
const kinds = async (count: number) =>
  Promise.all((await events(count)).map(read)).then((all) => all.map((one) => one !== 'forged' && one.kind));

it('genuine events say which order they are about', async () => {
  const id = await approved();
  const { captures } = await shop.paypal.capture(id, `capture-${key}`);
  await shop.paypal.refund(captures[0]?.id ?? '', 100, 'USD', `refund-${key}`);
  const about = { eventId: expect.stringMatching(/^WH-/), orderUuid: ORDER.uuid, happenedAt: expect.any(Date) };
  const found = await Promise.all((await events(3)).map(read));
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      { ...about, kind: 'CHECKOUT.ORDER.APPROVED', providerOrderId: id },
      { ...about, kind: 'PAYMENT.CAPTURE.COMPLETED', providerOrderId: id },
      { ...about, kind: 'PAYMENT.CAPTURE.REFUNDED', providerOrderId: null },
    ]),
  );
  await shop.send(`orders/${await approved()}/reverse`);
  expect(await kinds(5)).toContain('CHECKOUT.PAYMENT-APPROVAL.REVERSED');
});

describe('forged is an event', () => {
  const raw = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}');
  const forge = (changes: Record<string, string | undefined> = {}, body = raw) =>
    shop.paypal.readEvent(body, { ...shop.emulator.sign(raw.toString()), ...changes });

  it('unless nothing about it was changed', async () => {
    expect(await forge()).toMatchObject({ eventId: 'WH-1' });
  });

  it.each([
    ['paypal-transmission-id', 'another'],
    ['paypal-transmission-time', '2026-01-01T00:00:00Z'],
    ['paypal-transmission-sig', Buffer.from('nonsense').toString('base64')],
    ['paypal-transmission-sig', undefined],
    ['paypal-auth-algo', 'none'],
    ['paypal-cert-url', undefined],
    ['paypal-cert-url', 'not an address'],
    ['paypal-cert-url', 'https://paypal.example/v1/notifications/certs/current'],
    ['paypal-cert-url', 'https://api.sandbox.paypal.com.example/v1/notifications/certs/current'],
  ])('with another %s: %s', async (header, value) => {
    expect(await forge({ [header]: value })).toBe('forged');
  });

  it('with another body', async () => {
    expect(await forge({}, Buffer.from(raw.toString().replace('WH-1', 'WH-2')))).toBe('forged');
  });

  it('with a certificate that has expired', async () => {
    expect(await forge(shop.emulator.sign(raw.toString(), 'expired'))).toBe('forged');
  });

  it('unless its certificate is at PayPal’s path, without a redirect', async () => {
    const base = await listen(mirror);
    const paypal = createPayPal({ ...shop.settings, certificateOrigins: [base] });
    const readWith = (path: string) =>
      paypal.readEvent(raw, { ...shop.emulator.sign(raw.toString()), 'paypal-cert-url': base + path });
    expect(await readWith('/v1/notifications/certs/current')).toMatchObject({ eventId: 'WH-1' });
    expect(await readWith('/v1/notifications/certs/moved')).toBe('forged');
    for (const path of ['/uploads/current', '/v1/notifications/certs/a/b', '/v1/notifications/certs/current?x'])
      expect(await readWith(path)).toBe('forged');
    const missing = `${shop.emulator.base}/v1/notifications/certs/missing`;
    expect(await forge({ 'paypal-cert-url': missing })).toBe('forged');
  });

  it.each([
    ['another issuer', { rootCertificate: null }],
    ['another name', { environment: 'production' as const }],
    ['another webhook', { webhookId: 'ANOTHER' }],
    ['no webhook', { webhookId: '' }],
  ])('for a shop that expects %s', async (_case, changes) => {
    const paypal = createPayPal({ ...shop.settings, ...changes });
    expect(await paypal.readEvent(raw, shop.emulator.sign(raw.toString()))).toBe('forged');
  });

  it('but not while its certificate can’t be had', async () => {
    const gone = 'http://127.0.0.1:1';
    const paypal = createPayPal({ ...shop.settings, certificateOrigins: [gone] });
    const headers = { ...shop.emulator.sign(raw.toString()), 'paypal-cert-url': `${gone}/v1/notifications/certs/x` };
    await expect(paypal.readEvent(raw, headers)).rejects.toThrow();
  });
});

describe('events can be', () => {
  it('doubled', async () => {
    await shop.send('webhooks', { copies: 2 });
    await approved();
    const [one, two] = await Promise.all((await events(2)).map(read));
    expect(one).toEqual(two);
  });

  it('late, and in another order', async () => {
    await shop.send('webhooks', { hold: true });
    const id = await approved();
    await shop.paypal.capture(id, `capture-${key}`);
    expect(received).toHaveLength(0);
    await shop.send('webhooks/release', { reversed: true });
    expect(await kinds(2)).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
  });

  it('lost', async () => {
    await shop.send('webhooks', { lose: true });
    await approved();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toHaveLength(0);
  });

  it('sent again until they are taken', async () => {
    status = 500;
    await approved();
    await events(1);
    status = 200;
    expect(new Set(await kinds(2))).toEqual(new Set(['CHECKOUT.ORDER.APPROVED']));
  });
});

it('money is decimal text there, and cents here', () => {
  for (const cents of [0, 1, 9, 10, 99, 100, 1990, 123_456_789]) expect(toCents(toDecimal(cents))).toBe(cents);
  expect([toDecimal(5), toCents('12'), toCents('12.5')]).toEqual(['0.05', 1200, 1250]);
  for (const wrong of ['', '-1.00', '1.234', '1,00', 'NaN']) expect(() => toCents(wrong)).toThrow();
});
