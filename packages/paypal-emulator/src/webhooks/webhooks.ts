import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newId } from '../state';
import type { EventContent } from './events';
import type { Identity } from './identity';

export const WEBHOOK_ID = 'TESTWEBHOOK1234567';
export const CERTIFICATES = '/v1/notifications/certs/';
const RETRY_AFTER = [1000, 2000, 4000, 8000, 16_000];

/** What happens to the next events. */
export interface DeliveryMode {
  copies: number;
  delay: number;
  hold: boolean;
  lose: boolean;
}

export interface Delivery {
  eventId: string;
  kind: string;
  attempts: number;
  /** Of the last attempt; null if nobody answered. */
  status: number | null;
}

/** The headers that PayPal signs an event with. */
export function signedHeaders(identity: Identity, base: string, raw: string, certificate = 'current') {
  const id = randomUUID();
  const time = new Date().toISOString();
  const message = `${id}|${time}|${WEBHOOK_ID}|${crc32(raw)}`;
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${base}${CERTIFICATES}${certificate}`,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(message), identity.privateKey).toString('base64'),
  };
}

export function createWebhooks(identity: Identity, base: string, firstUrl: string | undefined) {
  let url = firstUrl;
  let events = ['*'];
  const normal: DeliveryMode = { copies: 1, delay: 0, hold: false, lose: false };
  let mode = normal;
  let held: { id: string; kind: string; raw: string }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const log: Delivery[] = [];

  function later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer.unref());
  }

  async function deliver(delivery: Delivery, raw: string): Promise<void> {
    if (!url) return;
    delivery.attempts += 1;
    const headers = signedHeaders(identity, base, raw);
    const answer = await fetch(url, { method: 'POST', headers, body: raw, signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    delivery.status = answer?.status ?? null;
    const pause = RETRY_AFTER[delivery.attempts - 1];
    if (!answer?.ok && pause) later(pause, () => deliver(delivery, raw));
  }

  const dispatch = (event: { id: string; kind: string; raw: string }, copies: number, delay: number) => {
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery: Delivery = { eventId: event.id, kind: event.kind, attempts: 0, status: null };
      log.push(delivery);
      later(delay, () => deliver(delivery, event.raw));
    }
  };

  return {
    log,
    send(content: EventContent): void {
      const id = `WH-${newId()}-${newId()}`;
      const raw = JSON.stringify({
        id,
        event_version: '1.0',
        resource_version: '2.0',
        create_time: new Date().toISOString(),
        ...content,
      });
      const event = { id, kind: content.event_type, raw };
      if (mode.lose) log.push({ eventId: id, kind: event.kind, attempts: 0, status: null });
      else if (mode.hold) held.push(event);
      else dispatch(event, mode.copies, mode.delay);
    },
    sendTo(address: string): void {
      url = address;
    },
    setEvents(names: string[]): void {
      events = names;
    },
    registered: () => (url ? [{ id: WEBHOOK_ID, url, event_types: events.map((name) => ({ name })) }] : []),
    setMode(changes: Partial<DeliveryMode>): void {
      mode = { ...normal, ...changes };
    },
    /** Sends what was held, the last first if asked to. */
    release(reversed: boolean): void {
      const events = reversed ? held.reverse() : held;
      held = [];
      for (const [index, event] of events.entries()) dispatch(event, mode.copies, mode.delay + index * 50);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
