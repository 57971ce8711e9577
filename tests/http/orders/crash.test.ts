import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { apiPaths, type PlacedOrder, type Quote } from '@stoa/contract';
import { type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { Client } from '../../support/client';
import { eventually } from '../../support/eventually';
import { lineOf, NEW_YORK, openSelling, type Selling } from '../../support/orders';
import { type OwnShop, openOwnShop } from '../../support/shop';

const { checkout } = apiPaths;

/** `npm run test:faults` kills the process at every step; otherwise only at some. */
const EVERY = process.env.FAULTS === 'all' ? 1 : 29;
/** More steps than a checkout takes: the test ends when a checkout passes unharmed. */
const MOST = 200;

const PRELOAD = path.resolve(__dirname, '../../support/fail-points.cjs');

describe('a shop whose process dies in the middle of a checkout', () => {
  let paypal: PayPalEmulator;
  let own: OwnShop;
  let selling: Selling;
  let lamp: { id: number };

  const approve = async (id: string) => {
    const answer = await fetch(`${paypal.base}/emulator/orders/${id}/approve`, { method: 'POST', body: '{}' });
    // The buyer had approved before.
    if (!answer.ok && answer.status !== 422) throw new Error(await answer.text());
  };

  /** As a browser does it, which tries again what got no answer. */
  const checkOut = async (order: object, key: string) => {
    const visitor = new Client(own.url);
    const answered = <Data>({ status, data, text }: { status: number; data: Data; text: string }): Data => {
      if (status >= 300) throw new Error(text);
      return data;
    };
    const { total } = answered(await visitor.post<Quote>(checkout.quote, { ...order, place: NEW_YORK }));
    answered(await visitor.post<PlacedOrder>(checkout.orders, { ...order, key, total }));
    const placed = answered(await visitor.get<PlacedOrder>(checkout.order(key)));
    if (placed.state === 'PAID') return;
    const opened = await visitor.post<{ providerOrderId: string }>(checkout.pay(key));
    // The reconciler was faster.
    if (opened.text.includes('already paid')) return;
    await approve(answered(opened).providerOrderId);
    answered(await visitor.post(checkout.settle(key)));
  };

  const env = (failPoint: string): Record<string, string> => ({
    ...paypal.settings,
    RECONCILE_EVERY: '100',
    NODE_OPTIONS: `--require ${PRELOAD}`,
    FAIL_POINT: failPoint,
  });

  beforeAll(async () => {
    paypal = await startPayPalEmulator();
    own = await openOwnShop(paypal.settings);
    selling = await openSelling(own);
    lamp = await selling.item({ title: 'Lamp', price: 80, stock: 1_000 });
  });
  afterAll(async () => {
    await own.close();
    await paypal.close();
  });

  it.each(['before', 'after'] as const)(
    'loses nothing and charges nothing twice, killed %s any step',
    async (moment) => {
      let isWhole = false;
      for (let step = 1; step < MOST && !isWhole; step += EVERY) {
        await own.restart('kill', env(`${step} ${moment}`));
        const order = {
          lines: [lineOf(lamp)],
          email: 'clara@example.com',
          name: 'Clara Customer',
          address: NEW_YORK,
          methodId: selling.standard,
          way: 'paypal',
        };
        const key = randomUUID();
        isWhole = await checkOut(order, key).then(
          () => true,
          () => false,
        );
        if (isWhole) break;
        await own.restart('kill', { ...paypal.settings, RECONCILE_EVERY: '100' });
        await checkOut(order, key);
        await eventually(async () => {
          const { data } = await new Client(own.url).get<PlacedOrder>(checkout.order(key));
          expect([step, moment, data.state]).toEqual([step, moment, 'PAID']);
        });
        expect([step, moment, await selling.audit()]).toEqual([step, moment, []]);
      }
      expect(isWhole).toBe(true);
      const ledger: { captures: { status: string }[] }[] = await (await fetch(`${paypal.base}/emulator/ledger`)).json();
      const taken = ledger.flatMap(({ captures }) => captures);
      const rows = await own.database.query('SELECT id FROM captures');
      expect(taken).toHaveLength(rows.length);
      const mails = await own.database.query(
        "SELECT dedupe_key FROM outbox_messages WHERE dedupe_key LIKE 'order % PAID'",
      );
      expect(mails).toHaveLength(rows.length);
    },
    1_800_000,
  );
});
