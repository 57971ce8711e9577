import { randomUUID } from 'node:crypto';
import {
  type DeliveryMode,
  type Fault,
  type Instrument,
  type PayPalEmulator,
  startPayPalEmulator,
} from '@stoa/paypal-emulator';

interface LedgerRefund {
  id: string;
  status: string;
  amount: number;
}

export interface LedgerCapture {
  id: string;
  status: string;
  amount: number;
  refunds: LedgerRefund[];
}

interface LedgerOrder {
  id: string;
  customId: string | null;
  captures: LedgerCapture[];
}

/** An order, as PayPal knows it. */
export interface AtPayPal {
  paypalId: string;
}

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** Whether money was taken, also if it went back since. */
export const isTaken = ({ status }: LedgerCapture): boolean => TAKEN.includes(status);

/** An event about an order of PayPal's. */
export const eventOf = ({ paypalId }: AtPayPal, id: string = randomUUID()) => ({
  id: `WH-${id}`,
  create_time: new Date().toISOString(),
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource_type: 'checkout-order',
  resource: { id: paypalId },
});

/** The emulator of PayPal, and what buyers, the shop's account there, and chance do with it. */
export const openPayPal = async (opened?: PayPalEmulator) => {
  const emulator = opened ?? (await startPayPalEmulator());
  const { base, settings } = emulator;

  /** Refused if what is asked for doesn't fit what PayPal knows. */
  const callEmulator = (path: string, body: object = {}, method = 'POST') => {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`${base}/emulator/${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body), headers } : {}),
    });
  };
  const atPayPal = async (path: string, body: object = {}, method = 'POST'): Promise<Response> => {
    const answer = await callEmulator(path, body, method);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };

  /** As nobody but the shop's own account could, without the shop. */
  const callPayPal = async (path: string, body: object): Promise<void> => {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = settings;
    const call = (at: string, Authorization: string) =>
      fetch(`${base}/${at}`, {
        method: 'POST',
        headers: { Authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const token = await call('v1/oauth2/token', `Basic ${btoa(`${id}:${secret}`)}`);
    const { access_token } = (await token.json()) as { access_token: string };
    const answer = await call(`v2/${path}`, `Bearer ${access_token}`);
    if (!answer.ok) throw new Error(await answer.text());
  };

  const ledger = async (): Promise<LedgerOrder[]> => (await atPayPal('ledger', {}, 'GET')).json();
  const capturesOf = async ({ paypalId }: AtPayPal): Promise<LedgerCapture[]> =>
    (await ledger()).find(({ id }) => id === paypalId)?.captures ?? [];

  return {
    ...emulator,
    callEmulator,
    atPayPal,
    ledger,
    suffer: (fault: Fault) => atPayPal('faults', fault),
    /** Whether every fault has met its call. */
    isSuffered: async (): Promise<boolean> => {
      const answer = await atPayPal('faults', {}, 'GET');
      return ((await answer.json()) as { left: number }).left === 0;
    },
    recover: () => atPayPal('faults', {}, 'DELETE'),
    /** What happens to the next events. */
    deliver: (mode: Partial<DeliveryMode>) => atPayPal('webhooks', mode),
    approve: ({ paypalId }: AtPayPal, instrument: Instrument = 'good') =>
      atPayPal(`orders/${paypalId}/approve`, { instrument }),
    captureThere: ({ paypalId }: AtPayPal) => callPayPal(`checkout/orders/${paypalId}/capture`, {}),

    /** As PayPal does after some hours with what was never captured. */
    forget: ({ paypalId }: AtPayPal) => atPayPal(`orders/${paypalId}`, {}, 'DELETE'),

    /** How often the money of an order was taken. */
    takenFor: async (order: AtPayPal): Promise<number> => (await capturesOf(order)).filter(isTaken).length,

    /** A capture that was pending comes to its end. */
    async conclude(order: AtPayPal, status: 'COMPLETED' | 'DECLINED'): Promise<void> {
      const [capture] = await capturesOf(order);
      await atPayPal(`captures/${capture?.id}/conclude`, { status });
    },

    /** A refund that was pending comes to its end. */
    async concludeRefund(order: AtPayPal, status: 'COMPLETED' | 'FAILED'): Promise<void> {
      const [capture] = await capturesOf(order);
      const pending = capture?.refunds.find((refund) => refund.status === 'PENDING');
      await atPayPal(`refunds/${pending?.id}/conclude`, { status });
    },

    /** As somebody does on PayPal’s own site. */
    async refundThere(order: AtPayPal, dollars: number | 'ALL'): Promise<void> {
      const [capture] = await capturesOf(order);
      const body = dollars === 'ALL' ? {} : { amount: { currency_code: 'USD', value: dollars.toFixed(2) } };
      await callPayPal(`payments/captures/${capture?.id}/refund`, body);
    },
  };
};

export type PayPal = Awaited<ReturnType<typeof openPayPal>>;
