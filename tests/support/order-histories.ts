import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, type OrderChange, type WholeOrder } from '@stoa/contract';
import type { Fault, PayPalEmulator } from '@stoa/paypal-emulator';
import fc from 'fast-check';
import type { Answer } from './client';
import { eventually } from './eventually';
import { lineOf, type Selling } from './orders';

const { checkout } = apiPaths;

const SESSION_MS = 5 * 60_000;

/** What can happen to a shop that sells two items. `order` counts those of the history, and starts again after the last; -1 is the latest. */
export type Step =
  | { do: 'place'; quantity: number; both: boolean; way: 'paypal' | 'transfer'; code: 'NONE' | 'HALF' | 'FREE' }
  | { do: OrderStep; order: number }
  | { do: 'send'; order: number; quantity: number }
  | { do: 'refund'; order: number; dollars: number; quantity: number; restock: boolean }
  | { do: 'conclude'; order: number; status: 'COMPLETED' | 'DECLINED' }
  | { do: 'stock'; stock: number }
  | { do: 'fault'; fault: Fault }
  | { do: 'together'; steps: Step[] };

const ORDER_STEPS = [
  'submitAgain',
  'open',
  'approve',
  'approveBadly',
  'settle',
  'event',
  'cancel',
  'lapse',
  'reverse',
  'forget',
  'markPaid',
  'cancelByShop',
] as const;
type OrderStep = (typeof ORDER_STEPS)[number];

const order = fc.nat(2);
const anyFault = fc.oneof(
  fc.record({
    call: fc.constantFrom('create' as const, 'look' as const, 'capture' as const, 'refund' as const),
    kind: fc.constantFrom('drop' as const, 'fail' as const, 'limit' as const),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({
    call: fc.constant('capture' as const),
    kind: fc.constant('outcome' as const),
    status: fc.constantFrom('PENDING' as const, 'DECLINED' as const),
    reason: fc.constantFrom('PENDING_REVIEW' as const, 'UNILATERAL' as const),
  }),
);
const place = fc.record({
  do: fc.constant('place' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  both: fc.boolean(),
  way: fc.constantFrom('paypal' as const, 'paypal' as const, 'transfer' as const),
  code: fc.constantFrom('NONE' as const, 'NONE' as const, 'HALF' as const, 'FREE' as const),
});
const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: place },
  { weight: 10, arbitrary: fc.record({ do: fc.constantFrom(...ORDER_STEPS), order }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('send' as const), order, quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order,
      dollars: fc.integer({ min: 1, max: 90 }),
      quantity: fc.nat(2),
      restock: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('conclude' as const),
      order,
      status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stock' as const), stock: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fault' as const), fault: anyFault }) },
);
const together = fc.record({
  do: fc.constant('together' as const),
  steps: fc.array(single, { minLength: 2, maxLength: 3 }),
});

const LATEST = -1;
const ofLatest = (kind: OrderStep): Step => ({ do: kind, order: LATEST });
/** An order that comes some way by itself; few would, if each step were left to chance. */
const journey: fc.Arbitrary<Step[]> = fc.tuple(place, fc.integer({ min: 1, max: 4 })).map(([first, length]) => {
  const isByHand = first.way === 'transfer';
  const rest = isByHand ? [ofLatest('markPaid')] : (['open', 'approve', 'settle'] as const).map(ofLatest);
  return [first, ...rest].slice(0, isByHand ? Math.min(length, 2) : length);
});

export const anyHistory: fc.Arbitrary<Step[]> = fc
  .tuple(
    journey,
    fc.array(
      fc.oneof(
        { weight: 8, arbitrary: single.map((step) => [step]) },
        { weight: 2, arbitrary: together.map((step) => [step]) },
        { weight: 1, arbitrary: journey },
      ),
      { maxLength: 12 },
    ),
  )
  .map(([first, rest]) => [first, ...rest].flat());

interface Placed {
  body: object & { key: string };
  number: number;
  paypalId?: string;
}

interface LedgerOrder {
  id: string;
  captures: { id: string; status: string; amount: number; refunds: { status: string; amount: number }[] }[];
}

/** Lets histories happen, each to items of its own, and says what is wrong once everything has come to rest. */
export const openHistories = (selling: Selling, paypal: PayPalEmulator) => {
  const { shop, admin } = selling;
  const known = new Set<string>();
  const atPayPal = (method: string, path: string, body?: object) =>
    fetch(`${paypal.base}/emulator${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });

  /** Refused is fine; broken isn't. A provider that doesn't answer is said to be so. */
  const sound = <Received extends Answer>(answer: Received): Received => {
    if (answer.status >= 500 && answer.status !== 503) throw new Error(answer.text);
    return answer;
  };

  let signedIn = Date.now();
  /** A thousand histories take longer than a session lasts. */
  const stayIn = async () => {
    if (Date.now() - signedIn < SESSION_MS) return;
    admin.token = (await shop.admin()).token;
    signedIn = Date.now();
  };

  const begin = async () => {
    await stayIn();
    const items = [
      await selling.item({ price: 30, stock: 4 }),
      await selling.item({ price: 12.35, stock: 3 }),
    ] as const;
    const orders: Placed[] = [];

    const change = async ({ number }: Placed, kind: OrderChange, body: object | ((order: WholeOrder) => object)) => {
      const { data } = sound(await admin.get<WholeOrder>(adminPaths.order(number)));
      const more = typeof body === 'function' ? body(data) : body;
      sound(await admin.post(adminPaths.changeOrder(number, kind), { updatedAt: data.updatedAt, ...more }));
    };
    const update = ({ body }: Placed, set: string) =>
      shop.database.query(`UPDATE orders SET ${set} WHERE checkout_key = $1`, [body.key]);
    const ofPayPal = async ({ paypalId }: Placed, method: string, path: string, body: object = {}) => {
      if (paypalId) await atPayPal(method, `/orders/${paypalId}${path}`, body);
    };

    const onOrder: { [Kind in OrderStep]: (placed: Placed) => Promise<unknown> } = {
      submitAgain: async ({ body, number }) => {
        const { status, data, text } = sound(await shop.visitor().post(checkout.orders, body));
        if (status < 300 && data.number !== number) throw new Error(`another order: ${text}`);
      },
      open: async (placed) => {
        const { data } = sound(await shop.visitor().post(checkout.pay(placed.body.key)));
        if (data?.providerOrderId) placed.paypalId = data.providerOrderId;
      },
      approve: (placed) => ofPayPal(placed, 'POST', '/approve', { instrument: 'good' }),
      approveBadly: (placed) => ofPayPal(placed, 'POST', '/approve', { instrument: 'declined' }),
      settle: async ({ body }) => sound(await shop.visitor().post(checkout.settle(body.key))),
      event: async ({ paypalId }) => {
        if (!paypalId) return;
        const resource = { id: paypalId };
        const raw = JSON.stringify({
          id: `WH-${randomUUID()}`,
          event_type: 'CHECKOUT.ORDER.APPROVED',
          resource_type: 'checkout-order',
          resource,
        });
        const { 'content-type': _, ...headers } = paypal.sign(raw);
        sound(await shop.visitor().post('/api/payments/paypal/events', raw, { headers }));
      },
      cancel: async ({ body }) => sound(await shop.visitor().post(checkout.cancel(body.key))),
      lapse: (placed) => update(placed, "hold_until = now() - interval '1 second', look_at = now()"),
      reverse: (placed) => ofPayPal(placed, 'POST', '/reverse'),
      forget: (placed) => ofPayPal(placed, 'DELETE', ''),
      markPaid: (placed) => change(placed, 'mark-paid', { reference: 'T-1' }),
      cancelByShop: (placed) => change(placed, 'cancel', { why: 'Nobody answers' }),
    };

    const placeOrder = async ({ quantity, both, way, code }: Extract<Step, { do: 'place' }>) => {
      const lines = [lineOf(items[0], quantity), ...(both ? [lineOf(items[1])] : [])];
      const body = { key: randomUUID(), lines, way, ...(code === 'NONE' ? {} : { code }) };
      const { status, data, sent } = sound(await selling.placed(body));
      if (status === 201) orders.push({ body: sent, number: data.number });
    };

    const act = async (step: Step): Promise<void> => {
      if (step.do === 'together') return void (await Promise.all(step.steps.map(act)));
      if (step.do === 'place') return placeOrder(step);
      if (step.do === 'fault') return void (await atPayPal('POST', '/faults', step.fault));
      if (step.do === 'stock') {
        const { data } = await admin.get(apiPaths.marketplace.item(items[0].id));
        sound(
          await admin.patch(apiPaths.marketplace.item(items[0].id), { stock: step.stock, updatedAt: data.updatedAt }),
        );
        return;
      }
      const placed = step.order === LATEST ? orders.at(LATEST) : orders[step.order % orders.length];
      if (!placed) return;
      if (step.do === 'send')
        return change(placed, 'send', ({ lines }) => ({ lines: [{ lineId: lines[0]?.id, quantity: step.quantity }] }));
      if (step.do === 'refund')
        return change(placed, 'refund', ({ lines }) => ({
          key: randomUUID(),
          amount: step.dollars,
          lines: step.quantity ? [{ lineId: lines[0]?.id, quantity: step.quantity, restock: step.restock }] : [],
        }));
      if (step.do === 'conclude') {
        const pending = (await ledger()).find(({ id }) => id === placed.paypalId)?.captures[0];
        if (pending) await atPayPal('POST', `/captures/${pending.id}/conclude`, { status: step.status });
        return;
      }
      await onOrder[step.do](placed);
    };

    return { orders, act };
  };

  const ledger = async (): Promise<LedgerOrder[]> => (await atPayPal('GET', '/ledger')).json();

  /** Time passes until nothing is under way anymore. */
  const comeToRest = async (orders: Placed[]) => {
    await atPayPal('DELETE', '/faults');
    const keys = orders.map(({ body }) => body.key);
    await eventually(async () => {
      await shop.database.query(
        `UPDATE orders SET hold_until = LEAST(hold_until, now()), look_at = LEAST(look_at, now()) WHERE checkout_key = ANY($1)`,
        [keys],
      );
      const under = await shop.database.query<{ state: string }>(
        `SELECT state FROM orders WHERE checkout_key = ANY($1) AND state IN ('PENDING', 'AWAITING_APPROVAL', 'AWAITING_PAYMENT', 'CAPTURING')`,
        [keys],
      );
      const refunds = await shop.database.query("SELECT id FROM refunds WHERE state = 'ASKED'");
      if (under.length + refunds.length > 0) throw new Error(`still under way: ${JSON.stringify({ under, refunds })}`);
    });
  };

  /** PayPal's books and ours, as one line each. */
  const books = async (orders: Placed[]) => {
    const numbers = orders.map(({ number }) => number);
    const rows = await shop.database.query<{ taken: string }>(
      `SELECT captures.provider_capture_id || ' ' || captures.amount || ' ' ||
         COALESCE((SELECT sum(amount) FROM refunds WHERE capture_id = captures.id AND state = 'DONE'), 0) AS taken
       FROM captures JOIN payments ON payments.id = payment_id JOIN orders ON orders.id = captures.order_id
       WHERE payments.provider = 'paypal' AND number = ANY($1)`,
      [numbers],
    );
    const ids = await shop.database.query<{ id: string }>(
      'SELECT provider_order_id AS id FROM payments JOIN orders ON orders.id = order_id WHERE number = ANY($1)',
      [numbers],
    );
    const theirs = (await ledger())
      .filter(({ id }) => ids.some((row) => row.id === id))
      .flatMap(({ captures }) => captures)
      .filter(({ status }) => ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status))
      .map(({ id, amount, refunds }) => {
        const back = refunds
          .filter(({ status }) => status === 'COMPLETED')
          .reduce((sum, refund) => sum + refund.amount, 0);
        return `${id} ${amount} ${back}`;
      });
    return { ours: rows.map(({ taken }) => taken).sort(), theirs: theirs.sort() };
  };

  /** What contradicts itself after these steps, and didn't before; nothing if all is well. */
  return async (steps: Step[]): Promise<string[]> => {
    const { orders, act } = await begin();
    for (const step of steps) await act(step);
    await comeToRest(orders);
    const found = (await selling.audit()).filter((line) => !known.has(line));
    for (const line of found) known.add(line);
    const { ours, theirs } = await books(orders);
    return ours.join() === theirs.join() ? found : [...found, `PayPal’s books say ${theirs}, ours ${ours}`];
  };
};
