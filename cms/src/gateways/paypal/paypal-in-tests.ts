import { type Fault, type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import type { OrderToPay } from '../gateway';
import { createPayPal } from './paypal';
import type { PayPalSettings } from './settings';

export const ORDER: OrderToPay = {
  uuid: 'f3b0a1de-6f0c-4f3c-9c53-1d0a6f1c2b3a',
  number: 1001,
  currency: 'USD',
  total: 5474,
  breakdown: { items: 5000, shipping: 500, tax: 224, discount: 250 },
  lines: [
    { title: 'Print', unitPrice: 1500, quantity: 2, sku: 'PRINT-A3' },
    { title: 'Frame', unitPrice: 2000, quantity: 1, sku: null },
  ],
  returnUrl: 'https://shop.example/checkout',
  address: null,
};

const settingsOf = ({ base, settings }: PayPalEmulator): PayPalSettings => ({
  clientId: settings.PAYPAL_CLIENT_ID,
  clientSecret: settings.PAYPAL_CLIENT_SECRET,
  environment: 'sandbox',
  webhookId: settings.PAYPAL_WEBHOOK_ID,
  apiBase: base,
  sdkBase: settings.PAYPAL_SDK_BASE,
  certificateOrigins: [base],
  rootCertificate: settings.PAYPAL_ROOT_CERTIFICATE,
  timeout: 1_000,
});

/** Our client, and the emulator that it talks to. */
export async function emulated(options?: Parameters<typeof startPayPalEmulator>[0]) {
  const emulator = await startPayPalEmulator(options);
  const settings = settingsOf(emulator);
  const send = async (path: string, body: object = {}, method = 'POST') => {
    const answer = await fetch(`${emulator.base}/emulator/${path}`, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  };
  return {
    emulator,
    settings,
    paypal: createPayPal(settings),
    send,
    fault: (fault: Fault) => send('faults', fault),
    approve: (id: string, instrument = 'good') => send(`orders/${id}/approve`, { instrument }),
    ledger: async () => (await fetch(`${emulator.base}/emulator/ledger`)).json(),
  };
}

export type Emulated = Awaited<ReturnType<typeof emulated>>;
