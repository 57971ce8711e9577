import { createClient } from './client';
import type { PayPalSettings } from './settings';

/** What changes an order without its customer. */
const EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
];
const WEBHOOKS = '/v1/notifications/webhooks';

interface Webhook {
  id: string;
  url: string;
}

/** An app can have ten, and one for each address: one that is there is used. */
export async function registerWebhook(settings: PayPalSettings, url: string): Promise<string> {
  const { call } = createClient(settings);
  const { webhooks = [] } = (await call({ method: 'GET', path: WEBHOOKS })) as { webhooks?: Webhook[] };
  const present = webhooks.find((webhook) => webhook.url === url);
  if (present) return present.id;
  const body = { url, event_types: EVENTS.map((name) => ({ name })) };
  const { id } = (await call({ method: 'POST', path: WEBHOOKS, body })) as Webhook;
  return id;
}
