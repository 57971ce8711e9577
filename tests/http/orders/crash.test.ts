import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { adminPaths, orderPaths, type PlacedOrder, type Quote, type WholeOrder } from '@stoa/contract';
import type { Answer } from '../../support/client';
import { eventually } from '../../support/eventually';
import { lineOf, NEW_YORK } from '../../support/orders';
import { openPayPalShop, type PayPalShop } from '../../support/paypal';

const { checkout } = orderPaths;

/** `npm run test:faults` kills the process at every step; otherwise only at some. */
const EVERY = process.env.FAULTS === 'all' ? 1 : 29;
/** More steps than any of it takes: a test ends when all of it passes unharmed. */
const MOST = 200;

const MOMENTS = ['before', 'after'] as const;
const PRELOAD = path.resolve(__dirname, '../../support/fail-points.cjs');
const WHOLE_MS = 1_800_000;

/** What somebody does, and how it has to end after the process died on the way. */
interface Deed {
  act(): Promise<void>;
  end(): Promise<void>;
}

const answered = <Data>({ status, data, text }: Answer<Data>): Data => {
  if (status >= 300) throw new Error(text);
  return data;
};

describe('a shop whose process dies in the middle', () => {
  let shop: PayPalShop;
  let lamp: { id: number };

  beforeAll(async () => {
    shop = await openPayPalShop({ RECONCILE_EVERY: '100' });
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 1_000 });
  });
  afterAll(() => shop.close());

  const failingAt = (failPoint: string) => ({ NODE_OPTIONS: `--require ${PRELOAD}`, FAIL_POINT: failPoint });

  /** Without an answer: the process is gone. */
  const isGone = (error: Error): boolean => {
    if (error.name !== 'TypeError') throw error;
    return true;
  };

  const killedAtEachStep = async (moment: (typeof MOMENTS)[number], begin: () => Promise<Deed>) => {
    let isWhole = false;
    for (let step = 1; step < MOST && !isWhole; step += EVERY) {
      const { act, end } = await begin();
      await shop.own.restart('kill', failingAt(`${step} ${moment}`));
      isWhole = await act().then(
        () => true,
        (error) => !isGone(error),
      );
      await shop.own.restart('kill');
      await end();
      expect([step, moment, await shop.audit()]).toEqual([step, moment, []]);
    }
    expect(isWhole).toBe(true);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  };

  const stock = async () => {
    const sql = 'SELECT stock FROM item_variants WHERE item_id = $1';
    return (await shop.own.database.query<{ stock: number }>(sql, [lamp.id]))[0]?.stock ?? 0;
  };
  const mailsOf = (kind: string) =>
    shop.own.database.query(`SELECT id FROM outbox_messages WHERE dedupe_key LIKE 'order % ${kind}%'`);
  const rowsOf = (table: 'captures' | 'refunds') => shop.own.database.query(`SELECT id FROM ${table}`);

  it.each(MOMENTS)(
    'loses nothing and charges nothing twice, killed %s any step of a checkout',
    async (moment) => {
      await killedAtEachStep(moment, async () => {
        const key = randomUUID();
        const order = {
          lines: [lineOf(lamp)],
          email: 'clara@example.com',
          name: 'Clara Customer',
          address: NEW_YORK,
          methodId: shop.standard,
          way: 'paypal',
        };
        /** As a browser does it, which tries again what got no answer. */
        const act = async () => {
          const visitor = shop.own.visitor();
          const { total } = answered(await visitor.post<Quote>(checkout.quote, { ...order, place: NEW_YORK }));
          answered(await visitor.post<PlacedOrder>(checkout.orders, { ...order, key, total }));
          if ((await shop.stateOf({ key })) === 'PAID') return;
          const opened = await visitor.post<{ providerOrderId: string }>(checkout.pay(key));
          // The reconciler was faster.
          if (opened.text.includes('already paid')) return;
          // Refused if the buyer had approved before.
          await shop.tell(`orders/${answered(opened).providerOrderId}/approve`, { instrument: 'good' });
          answered(await visitor.post(checkout.settle(key)));
        };
        const end = async () => {
          await act();
          await shop.becomes({ key }, 'PAID');
        };
        return { act, end };
      });
      expect(await mailsOf('PAID')).toHaveLength((await rowsOf('captures')).length);
    },
    WHOLE_MS,
  );

  it.each(MOMENTS)(
    'pays back once and restocks once, killed %s any step of a refund',
    async (moment) => {
      await killedAtEachStep(moment, async () => {
        const { number } = await shop.paid({ lines: [lineOf(lamp)] });
        const before = await stock();
        const key = randomUUID();
        const look = async () => answered(await (await shop.own.admin()).get<WholeOrder>(adminPaths.order(number)));
        const act = async () => {
          const admin = await shop.own.admin();
          const { updatedAt, total, lines } = await look();
          const back = lines.map(({ id, quantity }) => ({ lineId: id, quantity, restock: true }));
          const body = { key, updatedAt, amount: total, lines: back };
          answered(await admin.post(adminPaths.changeOrder(number, 'refund'), body));
        };
        const end = async () => {
          // What is written down is finished by the reconciler.
          if ((await look()).refunds.length === 0) await act();
          await shop.dueNow({ number });
          await eventually(async () =>
            expect(await look()).toMatchObject({ state: 'REFUNDED', refunds: [{ state: 'DONE' }] }),
          );
          expect(await stock()).toBe(before + 1);
        };
        return { act, end };
      });
      expect(await mailsOf('REFUNDED')).toHaveLength((await rowsOf('refunds')).length);
    },
    WHOLE_MS,
  );
});
