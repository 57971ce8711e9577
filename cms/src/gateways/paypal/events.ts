import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Gateway, GatewayEvent } from '../gateway';
import { createCertificates } from './certificates';
import type { PayPalSettings } from './settings';

interface PayPalEvent {
  id: string;
  event_type: string;
  create_time?: string;
  resource_type?: string;
  resource?: {
    id?: string;
    order_id?: string;
    custom_id?: string;
    purchase_units?: { custom_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string } };
  };
}

/** Checks the signature here: asking PayPal for each event would let anybody make us ask. */
export function createEventReader(settings: PayPalSettings): Gateway['readEvent'] {
  const keyAt = createCertificates(settings);

  return async (rawBody, headers) => {
    const id = headers['paypal-transmission-id'];
    const time = headers['paypal-transmission-time'];
    const signature = headers['paypal-transmission-sig'];
    const address = headers['paypal-cert-url'];
    const isComplete = id && time && signature && address && headers['paypal-auth-algo'] === 'SHA256withRSA';
    if (!isComplete || !settings.webhookId) return 'forged';
    const key = await keyAt(address);
    const signed = Buffer.from(`${id}|${time}|${settings.webhookId}|${crc32(rawBody)}`);
    if (!key || !verify('sha256', signed, key, Buffer.from(signature, 'base64'))) return 'forged';
    return read(JSON.parse(rawBody.toString()));
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Other software may sell with the same account. */
const uuidIn = (text: string | undefined) => (text && UUID.test(text) ? text : null);

function read({ id, event_type, create_time, resource_type, resource = {} }: PayPalEvent): GatewayEvent {
  const orderId = resource_type === 'checkout-order' ? resource.id : resource.supplementary_data?.related_ids?.order_id;
  return {
    eventId: id,
    kind: event_type,
    happenedAt: create_time ? new Date(create_time) : null,
    providerOrderId: resource.order_id ?? orderId ?? null,
    orderUuid: uuidIn(resource.custom_id ?? resource.purchase_units?.[0]?.custom_id),
  };
}
