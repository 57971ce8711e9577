import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, type MediaFile, type OrderPlacement, orderPaths, shopPaths } from '@stoa/contract';
import { png } from '../media/png';
import { uploadForm } from '../media/uploads';
import { paypalIdIn } from '../sales/paypal';
import { randomFor } from '../shop/random';
import type { Acknowledged } from './kept';
import type { World } from './world';

/** Sends a request and notes how it went; its data, or undefined if it failed. */
export type Ask = <Data>(
  path: string,
  body?: object | Buffer,
  headers?: Record<string, string>,
) => Promise<Data | undefined>;

/** An order that isn’t paid until PayPal has taken its money. */
export interface OpenPayment {
  key: string;
  number: number;
  isApproved: boolean;
}

export interface Visitors {
  world: World;
  acknowledged: Acknowledged;
  open: OpenPayment[];
}

export type Visit = (visitors: Visitors, ask: Ask) => Promise<unknown>;

const { checkout } = orderPaths;
const { marketplace } = apiPaths;

const random = randomFor('visits');
const anyOf = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;

/** Nobody asked for it before, so no cache has an answer. */
const newWord = () => randomUUID().slice(0, 8);

/** Whether it’s paid now. */
const settle = async ({ acknowledged, open }: Visitors, ask: Ask, payment: OpenPayment): Promise<boolean> => {
  const settled = await ask<{ outcome: string }>(checkout.settle(payment.key), {});
  if (settled?.outcome !== 'PAID') return false;
  acknowledged.paid.push(payment.number);
  open.splice(open.indexOf(payment), 1);
  return true;
};

const approve = async ({ world }: Visitors, payment: OpenPayment, paypalId: string | undefined): Promise<void> => {
  if (!paypalId || payment.isApproved) return;
  await world.paypal.approve({ paypalId });
  payment.isApproved = true;
};

const buyBy =
  (paymentMethod: 'transfer' | 'paypal'): Visit =>
  async (visitors, ask) => {
    const { world, acknowledged, open } = visitors;
    const key = randomUUID();
    const lines = [{ itemId: anyOf(world.items).id, quantity: 1 }];
    const cart = { key, lines, shippingMethodId: world.pickUp, pickUp: true };
    const quote = await ask<{ total: number }>(checkout.quote, cart);
    if (!quote) return;
    const who = { email: `${key}@example.com`, name: 'Ada', paymentMethod };
    const order = await ask<OrderPlacement>(checkout.orders, { ...cart, ...who, total: quote.total });
    if (!order) return;
    acknowledged.orders.push(order.number);
    if (paymentMethod === 'transfer') return;
    const payment = { key, number: order.number, isApproved: false };
    open.push(payment);
    await approve(visitors, payment, paypalIdIn(order));
    if (payment.isApproved) await settle(visitors, ask, payment);
  };

/** Customers try again whose payment didn’t begin, or came to no end. */
export const payLater = async (visitors: Visitors, ask: Ask): Promise<void> => {
  for (const payment of [...visitors.open]) {
    if (payment.isApproved && (await settle(visitors, ask, payment))) continue;
    const started = await ask<{ handoff: { orderId: string } }>(checkout.pay(payment.key), {});
    await approve(visitors, payment, started?.handoff.orderId);
    await settle(visitors, ask, payment);
  }
};

const write: Visit = async ({ acknowledged }, ask) => {
  const message = randomUUID();
  const body = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message };
  if (await ask(apiPaths.submitForm, body)) acknowledged.messages.push(message);
};

const upload: Visit = async ({ world, acknowledged }, ask) => {
  const form = new Response(uploadForm({ content: png(40, 30, Math.floor(random() * 256)), name: `${newWord()}.png` }));
  const headers = {
    'content-type': form.headers.get('content-type') ?? '',
    authorization: `Bearer ${world.admin.token}`,
  };
  const file = await ask<MediaFile>(adminPaths.media, Buffer.from(await form.arrayBuffer()), headers);
  if (file) acknowledged.uploads.push({ id: file.id, url: file.url });
};

const anySlug = ({ world }: Visitors) => anyOf(world.items).slug;

/** What happens, about how often, and the requests that one visit takes. */
export const VISITS = {
  list: { share: 4, requests: 1, visit: (_, ask) => ask(marketplace.items) },
  item: { share: 4, requests: 1, visit: (visitors, ask) => ask(marketplace.item(anySlug(visitors))) },
  page: { share: 6, requests: 1, visit: (visitors, ask) => ask(shopPaths.item(anySlug(visitors))) },
  search: { share: 2, requests: 1, visit: (_, ask) => ask(`${marketplace.items}?search=${newWord()}`) },
  'search page': { share: 1, requests: 1, visit: (_, ask) => ask(`${shopPaths.marketplace}?search=${newWord()}`) },
  'bank transfer': { share: 1, requests: 2, visit: buyBy('transfer') },
  PayPal: { share: 1, requests: 3, visit: buyBy('paypal') },
  message: { share: 0.5, requests: 1, visit: write },
  upload: { share: 0.5, requests: 1, visit: upload },
} satisfies Record<string, { share: number; requests: number; visit: Visit }>;

export type VisitName = keyof typeof VISITS;
export type Shares = Partial<Record<VisitName, number>>;
