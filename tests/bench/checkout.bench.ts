import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import { type OrderPlacement, orderPaths } from '@stoa/contract';
import { startPayPalEmulator } from '@stoa/paypal-emulator';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../support/sales/orders';
import { paypalIdIn } from '../support/sales/paypal';
import type { Answer } from '../support/shop/client';
import { startShop } from '../support/shop/shop';
import { add } from './support/figures';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const BUYERS = 16;
const ITEMS = 50;

const { checkout } = orderPaths;

const anyOf = <Choice>(choices: readonly Choice[]): Choice =>
  choices[Math.floor(Math.random() * choices.length)] as Choice;

const answered = <Data>({ status, data, text }: Answer<Data>): Data => {
  if (status >= 300) throw new Error(text);
  return data;
};

/** Buyers do one thing again and again, each as soon as the last is answered, until there is nothing to do or the time is over. */
const atOnce = async <Result>(what: string, work: () => Promise<Result> | undefined): Promise<Result[]> => {
  const results: Result[] = [];
  const times: number[] = [];
  const start = performance.now();
  const buy = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      const asked = performance.now();
      const doing = work();
      if (!doing) return;
      results.push(await doing);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  add(what, { requests: times.length, 'requests/s': times.length / seconds, 'median ms': at(0.5), 'p99 ms': at(0.99) });
  return results;
};

const stocked = async (salesSettings: Selling) => {
  const items = [];
  for (let count = 0; count < ITEMS; count += 1) items.push(await salesSettings.item({ price: 12.35, stock: 100_000 }));
  return items;
};

test('checkouts of 16 buyers', async () => {
  const paypal = await startPayPalEmulator();
  const shop = await startShop({ env: paypal.settings });
  const salesSettings = await setUpSales(shop);
  const items = await stocked(salesSettings);
  const visitor = shop.visitor();
  const cart = () => ({
    lines: [lineOf(anyOf(items), 2), lineOf(anyOf(items))].filter(
      ({ itemId }, place, all) => all.findIndex((line) => line.itemId === itemId) === place,
    ),
    shippingMethodId: salesSettings.standard,
    email: 'clara@example.com',
  });

  const quoted = await atOnce('price: quote of two items', async () => {
    const body = cart();
    return { body, total: answered(await visitor.post(checkout.quote, { ...body, place: NEW_YORK })).total as number };
  });
  const toPlace = [...quoted];
  const opened = await atOnce('create: the order, with its stock reserved, also at PayPal', () => {
    const next = toPlace.pop();
    if (!next) return undefined;
    const order = {
      ...next.body,
      total: next.total,
      key: randomUUID(),
      name: 'Clara',
      address: NEW_YORK,
      paymentMethod: 'paypal',
    };
    return visitor
      .post<OrderPlacement>(checkout.orders, order)
      .then((answer) => ({ key: order.key, id: paypalIdIn(answered(answer)) }));
  });
  for (const { id } of opened)
    await fetch(`${paypal.base}/emulator/orders/${id}/approve`, { method: 'POST', body: '{}' });
  const toSettle = [...opened];
  const outcomes = await atOnce('capture: the money, and what follows', () => {
    const next = toSettle.pop();
    return next && visitor.post(checkout.settle(next.key)).then((answer) => answered(answer).outcome as string);
  });

  if (outcomes.some((outcome) => outcome !== 'PAID')) throw new Error(`Not all are paid: ${new Set(outcomes)}`);
  const wrong = await salesSettings.audit();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  await shop.close();
  await paypal.close();
});
