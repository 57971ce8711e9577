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
  event_types?: { name: string }[];
}

const TYPES = EVENTS.map((name) => ({ name }));

const isComplete = ({ event_types = [] }: Webhook): boolean => {
  const names = event_types.map(({ name }) => name);
  return names.includes('*') || EVENTS.every((name) => names.includes(name));
};

/** An app can have ten, and one for each address: one that is there is used. */
export async function registerWebhook(settings: PayPalSettings, url: string): Promise<string> {
  const { call } = createClient(settings);
  const { webhooks = [] } = (await call({ method: 'GET', path: WEBHOOKS })) as { webhooks?: Webhook[] };
  const present = webhooks.find((webhook) => webhook.url === url);
  if (!present) {
    const { id } = (await call({ method: 'POST', path: WEBHOOKS, body: { url, event_types: TYPES } })) as Webhook;
    return id;
  }
  const body = [{ op: 'replace', path: '/event_types', value: TYPES }];
  if (!isComplete(present)) await call({ method: 'PATCH', path: `${WEBHOOKS}/${present.id}`, body });
  return present.id;
}
