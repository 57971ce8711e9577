/** PayPal's own SDK talks to the emulator: its models prove that the answers have PayPal's shapes. */
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  type Order,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';

let emulator: PayPalEmulator;
let orders: OrdersController;
let payments: PaymentsController;
/** What the emulator answered, as it came. */
let raw: unknown;

interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  data?: string;
}

beforeAll(async () => {
  emulator = await startPayPalEmulator();
  const client = new Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: emulator.settings.PAYPAL_CLIENT_ID,
      oAuthClientSecret: emulator.settings.PAYPAL_CLIENT_SECRET,
    },
    environment: Environment.Sandbox,
    // The SDK only knows PayPal's own addresses.
    unstable_httpClientOptions: {
      adapter: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        const { method, headers, data: body } = request;
        const answer = await fetch(emulator.base + pathname + search, { method, headers: { ...headers }, body });
        const data = await answer.text();
        raw = JSON.parse(data);
        return {
          data,
          status: answer.status,
          statusText: answer.statusText,
          headers: Object.fromEntries(answer.headers),
          config: request,
        };
      },
    },
  });
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});
afterAll(() => emulator.close());

const money = (value: string) => ({ currencyCode: 'USD', value });
const prefer = 'return=representation';

const callEmulator = (path: string, body: object = {}) =>
  fetch(`${emulator.base}/emulator/${path}`, { method: 'POST', body: JSON.stringify(body) });

async function create(invoiceId: string) {
  const answer = await orders.createOrder({
    prefer,
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: 'ours',
          invoiceId,
          amount: { ...money('25.00'), breakdown: { itemTotal: money('20.00'), shipping: money('5.00') } },
          items: [{ name: 'Print', quantity: '2', unitAmount: money('10.00'), sku: 'P' }],
          shipping: { name: { fullName: 'Ann' }, address: { addressLine1: '1 Main St', countryCode: 'US' } },
        },
      ],
    },
  });
  return known(answer);
}

async function approved(invoiceId: string, instrument = 'good') {
  const { id = '' } = await create(invoiceId);
  await callEmulator(`orders/${id}/approve`, { instrument });
  return id;
}

const inCamelCase = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inCamelCase);
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), inCamelCase(inner)]));
};

/** The models drop what they don't know, so nothing may be missing. */
function known<Result>({ result }: { result: Result }): Result {
  expect(result).toEqual(inCamelCase(raw));
  return result;
}

const names = (value: object) => Object.keys(value).sort();

it('an order has the shape of PayPal’s from its beginning to its refund', async () => {
  const created = await create('S-1');
  const id = created.id ?? '';
  await callEmulator(`orders/${id}/approve`);
  const approvedOrder = known(await orders.getOrder({ id }));
  const captured = known(await orders.captureOrder({ id, prefer }));
  const capture = captured.purchaseUnits?.[0]?.payments?.captures?.[0];
  const captureId = capture?.id ?? '';
  const refund = known(
    await payments.refundCapturedPayment({
      captureId,
      prefer,
      body: { amount: money('4.00') },
    }),
  );
  const refunded = known(await orders.getOrder({ id }));
  const sameCapture = known(await payments.getCapturedPayment({ captureId }));
  const sameRefund = known(await payments.getRefund({ refundId: refund.id ?? '' }));

  const states = [created, approvedOrder, captured, refunded].map(({ status }: Order) => status);
  expect(states).toEqual(['CREATED', 'APPROVED', 'COMPLETED', 'COMPLETED']);
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: money('25.00'), customId: 'ours', invoiceId: 'S-1' });
  expect(refund).toMatchObject({ status: 'COMPLETED', amount: money('4.00') });
  expect(refunded.purchaseUnits?.[0]?.payments?.refunds).toEqual([sameRefund]);
  expect(sameCapture).toMatchObject({ status: 'PARTIALLY_REFUNDED', sellerReceivableBreakdown: expect.anything() });
});

it('an answer is short unless the whole is asked for', async () => {
  const id = await approved('S-2');
  const result = known(await orders.captureOrder({ id }));
  expect(names(result)).toEqual(['id', 'links', 'purchaseUnits', 'status']);
});

it('a pending capture says why', async () => {
  const id = await approved('S-3');
  await callEmulator('faults', { call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'ECHECK' });
  const result = known(await orders.captureOrder({ id, prefer }));
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]).toMatchObject({
    status: 'PENDING',
    statusDetails: { reason: 'ECHECK' },
  });
});

it('a refusal has the shape of PayPal’s errors', async () => {
  const id = await approved('S-4', 'declined');
  const refused: unknown = await orders.captureOrder({ id }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  const { statusCode, result } = refused as ApiError<{ details: object[] }>;
  expect(statusCode).toBe(422);
  expect(result).toMatchObject({
    name: 'UNPROCESSABLE_ENTITY',
    message: expect.any(String),
    debug_id: expect.any(String),
    details: [{ issue: 'INSTRUMENT_DECLINED', description: expect.any(String) }],
  });
});
