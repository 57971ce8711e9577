import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GatewayRefusal } from '../gateway';
import { checkSettings } from './check';
import { createPayPal } from './paypal';
import { type Emulated, emulated, ORDER } from './paypal-in-tests';
import { errorOf } from './refusals';

let shop: Emulated;
let key = 0;

beforeAll(async () => {
  shop = await emulated();
});
afterEach(() => shop.send('faults', undefined, 'DELETE'));
afterAll(() => shop.emulator.close());

async function approved() {
  key += 1;
  const { providerOrderId } = await shop.paypal.open({ ...ORDER, number: 3000 + key }, `open-${key}`);
  await shop.approve(providerOrderId);
  return providerOrderId;
}

const capturesOf = async (id: string) => (await shop.paypal.fetchStatus(id)).captures.length;

async function expectUnknown(work: Promise<unknown>) {
  const thrown = await work.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).not.toBeInstanceOf(GatewayRefusal);
}

describe('no one knows what happened, and the same key brings it to its end once, after', () => {
  it.each([
    ['the connection broke off before', { kind: 'drop', when: 'before' }, 0],
    ['the connection broke off after', { kind: 'drop', when: 'after' }, 1],
    ['an error before', { kind: 'fail', when: 'before' }, 0],
    ['an error after', { kind: 'fail', when: 'after' }, 1],
    ['too many requests', { kind: 'limit' }, 0],
    ['an answer that comes too late', { kind: 'hang', when: 'after', milliseconds: 3000 }, 1],
  ] as const)('%s', async (_case, fault, captured) => {
    const id = await approved();
    await shop.fault({ call: 'capture', ...fault });
    await expectUnknown(shop.paypal.capture(id, `capture-${key}`));
    expect(await capturesOf(id)).toBe(captured);
    expect((await shop.paypal.capture(id, `capture-${key}`)).state).toBe('CAPTURED');
    expect(await capturesOf(id)).toBe(1);
  });
});

it('a call that gives up may still have its effect later', async () => {
  const id = await approved();
  await shop.fault({ call: 'capture', kind: 'hang', when: 'before', milliseconds: 1500 });
  await expectUnknown(shop.paypal.capture(id, 'late'));
  await expectUnknown(shop.paypal.capture(id, 'late'));
  expect(await capturesOf(id)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await capturesOf(id)).toBe(1);
});

it('an opened order whose answer was lost is the same with the same key', async () => {
  await shop.fault({ call: 'create', kind: 'drop', when: 'after' });
  const order = { ...ORDER, number: 3999 };
  await expectUnknown(shop.paypal.open(order, 'lost'));
  const { providerOrderId } = await shop.paypal.open(order, 'lost');
  const books: { id: string; invoiceId: string }[] = await shop.ledger();
  expect(books.filter(({ invoiceId }) => invoiceId.startsWith('3999-')).map(({ id }) => id)).toEqual([providerOrderId]);
});

it('what the emulator keeps in a file survives its restart, and so do its keys', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stoa-paypal-'));
  const stateFile = path.join(folder, 'state.json');
  const before = await emulated({ stateFile });
  const { providerOrderId } = await before.paypal.open({ ...ORDER, number: 3998 }, 'kept');
  await before.emulator.close();
  const after = await emulated({ stateFile });
  expect((await after.paypal.open({ ...ORDER, number: 3998 }, 'kept')).providerOrderId).toBe(providerOrderId);
  expect(after.settings.rootCertificate).toBe(before.settings.rootCertificate);
  await after.emulator.close();
  await rm(folder, { recursive: true });
});

it('a token that PayPal no longer accepts is renewed', async () => {
  const id = await approved();
  await shop.send('tokens/expire');
  expect((await shop.paypal.fetchStatus(id)).state).toBe('APPROVED');
});

it('a page of something in between is no refusal of PayPal’s', () => {
  const details = [{ issue: 'ORDER_NOT_APPROVED' }];
  expect(errorOf('a call', 403, null)).not.toBeInstanceOf(GatewayRefusal);
  expect(errorOf('a call', 502, { details })).not.toBeInstanceOf(GatewayRefusal);
  expect(errorOf('a call', 422, { details })).toMatchObject({ reason: 'NOT_APPROVED' });
});

it('without a token, no one knows', async () => {
  await shop.fault({ call: 'token', kind: 'fail' });
  await expectUnknown(createPayPal(shop.settings).open(ORDER, 'no-token'));
});

it('PayPal’s own header for tests makes the emulator refuse', async () => {
  const { base } = shop.emulator;
  const basic = Buffer.from(`${shop.settings.clientId}:${shop.settings.clientSecret}`).toString('base64');
  const token = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const answer = await fetch(`${base}/v2/checkout/orders`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${access_token}`,
      'PayPal-Mock-Response': '{"mock_application_codes": "DUPLICATE_INVOICE_ID"}',
    },
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ details: [{ issue: 'DUPLICATE_INVOICE_ID' }] });
});

describe('the check of the keys', () => {
  it('has nothing to say if the keys fit', async () => {
    expect(await checkSettings(shop.settings)).toEqual({ fault: null, hint: null, refused: false });
  });

  it('says that events would help', async () => {
    expect(await checkSettings({ ...shop.settings, webhookId: '' })).toMatchObject({
      fault: null,
      hint: expect.stringContaining('PayPal has no webhook for this shop'),
    });
  });

  it.each([
    ['a wrong secret', { clientSecret: 'wrong' }, 'PayPal doesn’t accept the client ID and secret', true],
    ['no secret', { clientSecret: '' }, 'its secret is missing', true],
    [
      'no PayPal',
      { apiBase: 'http://127.0.0.1:1' },
      'PayPal didn’t answer when we checked its keys, so payments may fail.',
      false,
    ],
  ])('says so in words with %s', async (_case, changes, words, refused) => {
    const fault = expect.stringContaining(words);
    expect(await checkSettings({ ...shop.settings, ...changes })).toEqual({ fault, hint: null, refused });
  });
});
