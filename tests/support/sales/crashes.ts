import path from 'node:path';
import type { Answer } from '../shop/client';
import { isTurnOf, randomFor, SEED } from '../shop/random';
import { startShop } from '../shop/shop';
import { lineOf } from './orders';
import { type OpenOrder, setUpPayPal } from './paypal';

// A second try could die at a better moment.
jest.retryTimes(0);

/**
 * `npm run test:faults` dies after every step. With FAULTS=lasting, after every one that lasts. Otherwise everything is done once
 * without a crash, and a third of it, another third with each seed, dies after one of these steps, drawn from the seed, too.
 */
const EVERY_STEP = process.env.FAULTS !== undefined;
const TURNS = 3;
/** More steps than any of it takes. */
const MOST = 200;

const PRELOAD = path.resolve(__dirname, '../preloaded/fail-points.cjs');

type CrashPoint = { headers: Record<string, string> };

/** What somebody does, or the program by itself, and how it has to end if the process dies on the way. */
export interface Operation {
  act(crashPoint: CrashPoint): Promise<Answer>;
  /** How it stands after a restart and one round of the reconciler, and before anybody comes back. */
  alone(): Promise<void>;
  /** Whoever did it comes back, and it ends as it was meant to. */
  end(): Promise<void>;
}

/** Leases end, and what was put off is due. */
const A_MINUTE_LATER = [
  "UPDATE orders SET next_check_at = next_check_at - interval '1 minute' WHERE next_check_at IS NOT NULL",
  "UPDATE webhook_events SET received_at = received_at - interval '1 minute' WHERE processed_at IS NULL",
  "UPDATE outbox_messages SET locked_until = locked_until - interval '1 minute' WHERE sent_at IS NULL",
];

/** A shop at PayPal whose process can be killed after any step of what it does. Its loops have one round, at the start. */
export const openCrashableShop = async () => {
  const env = { RECONCILE_EVERY: '600000', NODE_OPTIONS: `--require ${PRELOAD}` };
  const shop = await setUpPayPal(await startShop({ paypal: true, env }));
  const { own } = shop;
  const { query } = own.database;
  await query("UPDATE payment_methods SET enabled = true WHERE id = 'invoice'");
  await query("INSERT INTO discounts (code, kind, percent) VALUES ('FREE', 'PERCENT', 100)");

  const aMinuteLater = async () => {
    for (const sql of A_MINUTE_LATER) await query(sql);
  };
  /** One round of what the program does from time to time. */
  const round = (of: 'payments' | 'mail', crashPoint: CrashPoint = crashAfter('never')) =>
    own.visitor().post(`/rounds/${of}`, undefined, crashPoint);

  /** What contradicts itself, in our books, in PayPal's, or between them. */
  const wrong = async (): Promise<string[]> => {
    const { ours, theirs } = await shop.books();
    return [
      ...(await shop.audit()),
      ...(ours.join() === theirs.join() ? [] : [`PayPal’s books say ${theirs}, ours ${ours}`]),
    ];
  };

  /** How many steps it took, unless it died. */
  const crashesAfter = async (step: number | 'never', begin: () => Promise<Operation>): Promise<number | undefined> => {
    shop.admin.token = (await own.admin()).token;
    const { act, alone, end } = await begin();
    const taken = await act(crashAfter(step)).then(stepsOf, ifGone);
    await aMinuteLater();
    if (taken === undefined) await own.restart('kill');
    await round('payments');
    const where = `after step ${step}`;
    expect([where, await wrong()]).toEqual([where, []]);
    await alone();
    await end();
    return taken;
  };

  return {
    ...shop,
    aMinuteLater,
    round,

    /** A lamp of which there are 5, and an order of 2 of them. */
    async lampOf(more: object = {}) {
      const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
      return { lamp, body: { lines: [lineOf(lamp, 2)], ...more } };
    },
    /** What can be had of something, and what is held. */
    async stockOf({ id }: { id: number }): Promise<[number, number]> {
      const rows = await query<{ stock: number; reserved: number }>(
        'SELECT stock, reserved FROM item_variants WHERE item_id = $1',
        [id],
      );
      return [rows[0]?.stock ?? 0, rows[0]?.reserved ?? 0];
    },
    /** How many of these emails an order has, sent or not. */
    async mailsOf({ number }: { number: number }, kind: string): Promise<number> {
      const sql = `SELECT id FROM outbox_messages WHERE dedupe_key LIKE
        (SELECT 'order ' || id || ' ${kind}%' FROM orders WHERE number = $1)`;
      return (await query(sql, [number])).length;
    },
    /** The buyer goes on to PayPal, approves, and comes back. */
    async approveAndSettle(order: { key: string }): Promise<void> {
      const paypalId = await shop.payFor(order);
      // Refused if they had approved before.
      await shop.callEmulator(`orders/${paypalId}/approve`, { instrument: 'good' });
      await shop.settle(order);
    },
    /** The buyer has approved, and isn't back yet. */
    async approved(body: object): Promise<OpenOrder> {
      const order = await shop.open(body);
      await shop.approve(order);
      return order;
    },

    /** Dies after each step, or after one. */
    async survivesCrashes(begin: () => Promise<Operation>): Promise<void> {
      const name = expect.getState().currentTestName ?? '';
      const steps = (await crashesAfter('never', begin)) ?? 0;
      expect(steps).toBeGreaterThan(1);
      if (EVERY_STEP) {
        let step = 0;
        while (step < MOST && (await crashesAfter(step, begin)) === undefined) step += 1;
        expect(step).toBeLessThan(MOST);
        expect(step).toBeGreaterThan(steps / 2);
        process.stderr.write(`${name}: died ${step} times\n`);
      } else if (isTurnOf(name, TURNS)) {
        const random = randomFor(name);
        let step = Math.floor(random() * (steps + 1));
        try {
          // The first time takes more steps than others, since nothing is kept yet.
          while ((await crashesAfter(step, begin)) !== undefined) step = Math.floor(step / 2);
        } catch (error) {
          process.stderr.write(`Died after step ${step} of ${steps}. To draw it again: SEED=${SEED}\n`);
          throw error;
        }
      }
      expect(await wrong()).toEqual([]);
    },
  };
};

export type CrashableShop = Awaited<ReturnType<typeof openCrashableShop>>;

/** Each death takes the start of a process, on a machine that may be busy: there is no second try. */
export const CRASH_TIMEOUT_MS = EVERY_STEP ? 1_800_000 : 300_000;

const crashAfter = (step: number | 'never'): CrashPoint => ({ headers: { 'Fail-After': `${step}` } });

const stepsOf = ({ status, headers, text }: Answer): number => {
  if (status >= 300) throw new Error(text);
  return Number(headers.get('Steps'));
};

/** Without an answer: the process is gone. */
const ifGone = (error: Error): undefined => {
  if (error.name !== 'TypeError') throw error;
  return undefined;
};
