import type { PayPalHandoff } from '@stoa/contract';
import { type Gateway, GatewayRefusal } from '../gateway';
import { createClient, ordersPath } from './client';
import { createEventReader } from './events';
import { createExpress } from './express';
import { toDecimal } from './money';
import { orderBody } from './order-body';
import type { PayPalSettings } from './settings';
import { type PayPalOrder, type PayPalRefund, toRefund, toSnapshot } from './snapshot';

/** What PayPal asks for, less Venmo, which isn't offered. */
const HOSTS = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** PayPal keeps the keys of refunds for 45 days. */
const IDEMPOTENCY_WINDOW = 30 * 24 * 60 * 60_000;

const NOT_SENT =
  'This refund was never sent, because its key has characters that PayPal doesn’t accept. Refund it again';

/** Of a key that doesn’t, nothing was ever sent. */
const fitsHeader = (key: string): boolean => {
  try {
    new Headers({ key });
    return true;
  } catch {
    return false;
  }
};

export function createPayPal(settings: PayPalSettings) {
  const client = createClient(settings);
  const { call } = client;

  return {
    approvalFlow: 'WINDOW',
    captureMode: 'AFTER_APPROVAL',
    // Only what was authorized could be, and PayPal is asked to capture.
    canVoid: false,
    name: 'paypal',
    title: 'PayPal',
    note: 'Pay with PayPal or a card. No PayPal account needed.',
    isTest: settings.environment === 'sandbox',
    access: {
      clientId: settings.clientId,
      environment: settings.environment,
      sdkBaseUrl: settings.sdkBase || null,
    },
    express: createExpress(client),
    open: async (order, key) => {
      const { id } = (await call({
        method: 'POST',
        path: ordersPath(),
        body: orderBody(order),
        requestId: key,
      })) as PayPalOrder;
      return { providerOrderId: id, handoff: { orderId: id } satisfies PayPalHandoff };
    },
    fetchStatus: async (id) => toSnapshot((await call({ method: 'GET', path: ordersPath(id) })) as PayPalOrder),
    capture: async (id, key) => {
      const path = `${ordersPath(id)}/capture`;
      return toSnapshot((await call({ method: 'POST', path, body: {}, requestId: key })) as PayPalOrder);
    },
    refund: async (captureId, amount, currency, key) => {
      if (!fitsHeader(key)) throw new GatewayRefusal('NOT_SENT', NOT_SENT);
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = { amount: { currency_code: currency, value: toDecimal(amount) } };
      return toRefund((await call({ method: 'POST', path, body, requestId: key })) as PayPalRefund);
    },
    idempotencyWindow: IDEMPOTENCY_WINDOW,
    readEvent: createEventReader(settings),
    isApproval: (kind) => kind === 'CHECKOUT.ORDER.APPROVED',
    hosts: settings.sdkBase ? [new URL(settings.sdkBase).origin] : HOSTS,
  } satisfies Gateway;
}

const TEST_AMOUNT = { currency_code: 'USD', value: '1.00' };

/** PayPal forgets it after a few hours, since nobody approves it. */
export async function openTestOrder(settings: PayPalSettings): Promise<string> {
  const body = { intent: 'CAPTURE', purchase_units: [{ description: 'Test payment', amount: TEST_AMOUNT }] };
  const { id } = (await createClient(settings).call({ method: 'POST', path: ordersPath(), body })) as PayPalOrder;
  return id;
}
