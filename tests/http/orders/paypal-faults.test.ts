import { adminPaths, apiPaths, type PaymentOutcome, type PlacedOrder, type WholeOrder } from '@stoa/contract';
import { type DeliveryMode, type Fault, type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { Client } from '../../support/client';
import { eventually } from '../../support/eventually';
import { mailsTo } from '../../support/mails';
import { lineOf, openSelling, type Selling } from '../../support/orders';
import { openOwnShop } from '../../support/shop';

const { checkout } = apiPaths;

type Order = PlacedOrder & { key: string; paypalId: string };

describe('whatever PayPal does', () => {
  let paypal: PayPalEmulator;
  let shop: Selling;
  let lamp: { id: number };

  const atPayPal = async (path: string, body: object = {}, method = 'POST') => {
    const answer = await fetch(`${paypal.base}/emulator${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 200 ? answer.json() : undefined;
  };
  const suffer = (fault: Fault) => atPayPal('/faults', fault);
  const deliver = (mode: Partial<DeliveryMode>) => atPayPal('/webhooks', mode);
  const ledger = (): Promise<{ id: string; captures: { id: string; status: string; amount: number }[] }[]> =>
    atPayPal('/ledger', {}, 'GET');

  const open = async (more: object = {}): Promise<Order> => {
    const order = await shop.order({ lines: [lineOf(lamp)], way: 'paypal', ...more });
    const paypalId = await eventually(async () => {
      const { data, text } = await shop.shop.visitor().post(checkout.pay(order.key));
      if (!data?.providerOrderId) throw new Error(text);
      return data.providerOrderId as string;
    });
    return { ...order, paypalId };
  };
  const settle = async ({ key }: Order): Promise<PaymentOutcome> => {
    const { status, data, text } = await shop.shop.visitor().post(checkout.settle(key));
    if (status !== 200) throw new Error(text);
    return data.outcome;
  };
  const approve = ({ paypalId }: Order, instrument = 'good') => atPayPal(`/orders/${paypalId}/approve`, { instrument });
  const stateOf = async ({ key }: Order) =>
    (await shop.shop.visitor().get<PlacedOrder>(checkout.order(key))).data.state;
  const becomes = (order: Order, state: string) => eventually(async () => expect(await stateOf(order)).toBe(state));
  const whole = async ({ number }: Order) => (await shop.admin.get<WholeOrder>(adminPaths.order(number))).data;
  /** Half a minute, or more. */
  const timePasses = ({ key }: Order) =>
    shop.shop.database.query('UPDATE orders SET look_at = LEAST(look_at, now()) WHERE checkout_key = $1', [key]);
  const holdEnds = ({ key }: Order) =>
    shop.shop.database.query(
      "UPDATE orders SET hold_until = now() - interval '1 minute', look_at = now() WHERE checkout_key = $1",
      [key],
    );
  /** As nobody but the shop's own account could, without the shop. */
  const captureThere = async ({ paypalId }: Order) => {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = paypal.settings;
    const Authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const token = await (
      await fetch(`${paypal.base}/v1/oauth2/token`, { method: 'POST', headers: { Authorization } })
    ).json();
    await fetch(`${paypal.base}/v2/checkout/orders/${paypalId}/capture`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token.access_token}` },
      body: '{}',
    });
  };
  const takenFor = async (order: Order) => {
    const entry = (await ledger()).find(({ id }) => id === order.paypalId);
    return (entry?.captures ?? []).filter(({ status }) => status === 'COMPLETED').length;
  };
  const stock = async () => (await shop.stored(lamp.id)).stock ?? 0;

  beforeAll(async () => {
    paypal = await startPayPalEmulator();
    const own = await openOwnShop({ ...paypal.settings, RECONCILE_EVERY: '100' });
    paypal.sendEventsTo(`${own.url}/api/payments/paypal/events`);
    shop = await openSelling(own);
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 1000 });
  });
  beforeEach(() => deliver({ lose: true }));
  afterEach(async () => {
    await atPayPal('/faults', {}, 'DELETE');
    expect(await shop.audit()).toEqual([]);
    const taken = (await ledger()).flatMap(({ captures }) => captures).filter(({ status }) => status === 'COMPLETED');
    const rows = await shop.shop.database.query<{ id: string }>('SELECT provider_capture_id AS id FROM captures');
    expect(rows.map(({ id }) => id).sort()).toEqual(taken.map(({ id }) => id).sort());
  });
  afterAll(async () => {
    await shop.shop.close();
    await paypal.close();
  });

  const CALLS = ['token', 'create', 'look', 'capture'] as const;
  const KINDS = ['drop', 'fail', 'limit'] as const;
  const faults = CALLS.flatMap((call) =>
    KINDS.flatMap((kind) => (['before', 'after'] as const).map((when) => ({ call, kind, when }))),
  );

  it.each(faults)('an order is paid once after a $kind $when its $call', async (fault) => {
    if (fault.call === 'token') await atPayPal('/tokens/expire');
    if (fault.call === 'token' || fault.call === 'create') await suffer(fault);
    const order = await open();
    if (fault.call === 'look' || fault.call === 'capture') await suffer(fault);
    await approve(order);
    await settle(order);
    await timePasses(order);
    await becomes(order, 'PAID');
    expect(await takenFor(order)).toBe(1);
  });

  it('an order is paid once though PayPal hangs for longer than we wait', async () => {
    const order = await open();
    await approve(order);
    await suffer({ call: 'capture', kind: 'hang', when: 'after', milliseconds: 9000 });
    expect(await settle(order)).toBe('WAITING');
    expect(await stateOf(order)).toBe('CAPTURING');
    await timePasses(order);
    await becomes(order, 'PAID');
    expect(await takenFor(order)).toBe(1);
  }, 30_000);

  it('an order that PayPal refuses to open says so, and can be cancelled', async () => {
    const order = await shop.order({ lines: [lineOf(lamp)], way: 'paypal' });
    await suffer({ call: 'create', kind: 'refuse', issue: 'SHIPPING_ADDRESS_INVALID' });
    const { status, error } = await shop.shop.visitor().post(checkout.pay(order.key));
    expect([status, error.message]).toEqual([409, expect.stringContaining('refused')]);
    expect((await shop.shop.visitor().post(checkout.cancel(order.key))).data.state).toBe('CANCELLED');
  });

  it.each(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_ACTION_REQUIRED'] as const)(
    'after %s, the buyer chooses another way and goes on',
    async (issue) => {
      const order = await open();
      await approve(order);
      await suffer({ call: 'capture', kind: 'refuse', issue });
      expect(await settle(order)).toBe('DECLINED');
      expect(await stateOf(order)).toBe('AWAITING_APPROVAL');
      await timePasses(order);
      await approve(order);
      expect(await settle(order)).toBe('PAID');
      expect(await takenFor(order)).toBe(1);
    },
  );

  it('an order that PayPal refuses for another reason tells an administrator which', async () => {
    const order = await open();
    await approve(order);
    await suffer({ call: 'capture', kind: 'refuse', issue: 'DUPLICATE_INVOICE_ID' });
    expect(await settle(order)).toBe('DECLINED');
    expect((await whole(order)).events[0]?.text).toContain('DUPLICATE_INVOICE_ID');
    expect(shop.shop.log()).toContain('DUPLICATE_INVOICE_ID');
  });

  it('a second approval is followed though its buyer closed the tab', async () => {
    const order = await open();
    await approve(order, 'declined');
    expect(await settle(order)).toBe('DECLINED');
    await deliver({});
    await approve(order);
    await becomes(order, 'PAID');
    expect(await takenFor(order)).toBe(1);
  });

  it('a capture that is refused after all makes no order, and the buyer starts over', async () => {
    const order = await open();
    await approve(order);
    await suffer({ call: 'capture', kind: 'outcome', status: 'DECLINED' });
    expect(await settle(order)).toBe('DECLINED');
    expect(await stateOf(order)).toBe('PENDING');
    const again = (await shop.shop.visitor().post(checkout.pay(order.key))).data.providerOrderId;
    expect(again).not.toBe(order.paypalId);
    await approve({ ...order, paypalId: again });
    expect(await settle(order)).toBe('PAID');
  });

  describe('a payment that waits', () => {
    const pending = async (reason: Fault['reason']) => {
      const order = await open({ email: `waits-${String(reason).toLowerCase()}@example.com` });
      await approve(order);
      await suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', ...(reason && { reason }) });
      expect(await settle(order)).toBe('REVIEW');
      return order;
    };
    const conclude = async (order: Order, status: 'COMPLETED' | 'DECLINED') => {
      const entry = (await ledger()).find(({ id }) => id === order.paypalId);
      await atPayPal(`/captures/${entry?.captures[0]?.id}/conclude`, { status });
    };

    it.each(['ECHECK', 'PENDING_REVIEW'] as const)(
      'for %s ends by itself, and its stock stays held',
      async (reason) => {
        const before = await stock();
        const order = await pending(reason);
        expect(await stateOf(order)).toBe('PAYMENT_REVIEW');
        expect(await stock()).toBe(before - 1);
        await deliver({});
        await conclude(order, 'COMPLETED');
        await becomes(order, 'PAID');
        expect(await stock()).toBe(before - 1);
      },
    );

    it.each([
      ['UNILATERAL', 'Confirm'],
      ['RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'accept'],
      ['VERIFICATION_REQUIRED', 'Verify'],
      ['OTHER', 'Sign in'],
    ] as const)('for %s tells an administrator what to do', async (reason, words) => {
      const order = await pending(reason);
      expect(await whole(order)).toMatchObject({ state: 'NEEDS_ATTENTION', attention: expect.stringContaining(words) });
      await conclude(order, 'COMPLETED');
      await timePasses(order);
      await becomes(order, 'PAID');
      expect((await whole(order)).attention).toBeNull();
    });

    it.each(['PENDING_REVIEW', 'UNILATERAL'] as const)(
      'for %s and is refused ends the order, and its buyer is told',
      async (reason) => {
        const before = await stock();
        const order = await pending(reason);
        await deliver({});
        await conclude(order, 'DECLINED');
        await becomes(order, 'CANCELLED');
        expect(await stock()).toBe(before);
        await eventually(async () => {
          const subjects = (await mailsTo(shop.shop, order.email)).map(({ subject }) => subject);
          expect(subjects).toContainEqual(expect.stringContaining(`${order.number} is cancelled`));
        });
      },
    );
  });

  describe('events', () => {
    const received = () =>
      shop.shop.database.query<{ processed_at: Date | null }>('SELECT processed_at FROM webhook_events');

    it('finish an order whose buyer never came back', async () => {
      const order = await open();
      await deliver({});
      await approve(order);
      await becomes(order, 'PAID');
    });

    it('that come four times, and late, are followed once', async () => {
      const order = await open({ email: 'four-events@example.com' });
      await deliver({ copies: 4, delay: 300 });
      await approve(order);
      expect(await settle(order)).toBe('PAID');
      await eventually(async () => {
        const log: { status: number | null }[] = await atPayPal('/webhooks', {}, 'GET');
        expect(log.slice(-8).map(({ status }) => status)).toEqual(Array(8).fill(200));
      });
      expect(await stateOf(order)).toBe('PAID');
      expect(await takenFor(order)).toBe(1);
      await eventually(async () => expect(await mailsTo(shop.shop, order.email)).toHaveLength(1));
    });

    it('that come in the wrong order end the same', async () => {
      const order = await open();
      await deliver({ hold: true });
      await approve(order);
      await settle(order);
      await atPayPal('/webhooks/release', { reversed: true });
      await eventually(async () => {
        const open = (await received()).filter(({ processed_at }) => processed_at === null);
        expect(open).toEqual([]);
      });
      expect(await stateOf(order)).toBe('PAID');
    });

    it('that are all lost are not needed', async () => {
      const order = await open();
      await approve(order);
      await timePasses(order);
      await becomes(order, 'PAID');
    });

    it('of an order that nobody knows yet are kept, and read again', async () => {
      const order = await open();
      await shop.shop.database.query('UPDATE payments SET provider_order_id = $2 WHERE provider_order_id = $1', [
        order.paypalId,
        `${order.paypalId}X`,
      ]);
      const resource = { id: order.paypalId };
      const raw = JSON.stringify({
        id: 'WH-EARLY',
        event_type: 'CHECKOUT.ORDER.APPROVED',
        resource_type: 'checkout-order',
        resource,
      });
      const { 'content-type': _, ...headers } = paypal.sign(raw);
      const answer = await shop.shop.visitor().post('/api/payments/paypal/events', raw, { headers });
      expect(answer.status).toBe(202);
      await approve(order);
      await shop.shop.database.query('UPDATE payments SET provider_order_id = $1 WHERE provider_order_id = $2', [
        order.paypalId,
        `${order.paypalId}X`,
      ]);
      await shop.shop.database.query("UPDATE orders SET look_at = now() + interval '1 hour' WHERE checkout_key = $1", [
        order.key,
      ]);
      await shop.shop.database.query(
        "UPDATE webhook_events SET received_at = received_at - interval '1 minute' WHERE event_id = 'WH-EARLY'",
      );
      await becomes(order, 'PAID');
    });

    it('that somebody else signed, or that were changed on the way, are refused and change nothing', async () => {
      const order = await open();
      await approve(order);
      const event = {
        id: 'WH-FORGED',
        event_type: 'CHECKOUT.ORDER.APPROVED',
        resource_type: 'checkout-order',
        resource: { id: order.paypalId },
      };
      const raw = JSON.stringify(event);
      const post = (body: string, { 'content-type': _, ...headers }: Record<string, string>) =>
        shop.shop.visitor().post('/api/payments/paypal/events', body, { headers });
      const genuine = paypal.sign(raw);
      const other = await startPayPalEmulator();
      for (const [body, headers] of [
        [raw.replace('FORGED', 'CHANGED'), genuine],
        [raw, { ...genuine, 'paypal-cert-url': 'https://paypal.example/v1/notifications/certs/current' }],
        [raw, { ...other.sign(raw), 'paypal-cert-url': genuine['paypal-cert-url'] }],
        [raw, other.sign(raw)],
        [raw, paypal.sign(raw, 'expired')],
      ] as const)
        expect((await post(body, headers)).status).toBe(400);
      await other.close();
      expect(await shop.shop.database.query("SELECT id FROM webhook_events WHERE event_id LIKE 'WH-FORGED'")).toEqual(
        [],
      );
      expect(await stateOf(order)).toBe('AWAITING_APPROVAL');
    });
  });

  it('a flood of forged events isn’t read for long', async () => {
    const limited = await shop.shop.replica({ ...paypal.settings, RATE_LIMITS: 'true' });
    const forge = async () => (await new Client(limited.url).post('/api/payments/paypal/events', '{}')).status;
    for (let sent = 0; sent < 60; sent += 1) expect(await forge()).toBe(400);
    expect(await forge()).toBe(429);
    await limited.kill();
  });

  it('an approval that lapsed gives the order back to its buyer, who can still pay', async () => {
    const order = await open();
    await approve(order);
    await atPayPal(`/orders/${order.paypalId}/reverse`);
    await timePasses(order);
    await becomes(order, 'PENDING');
    const again = (await shop.shop.visitor().post(checkout.pay(order.key))).data.providerOrderId;
    await approve({ ...order, paypalId: again });
    expect(await settle(order)).toBe('PAID');
  });

  it('money that PayPal took for a cancelled order is told to an administrator, who accepts it', async () => {
    const order = await open();
    await shop.shop.visitor().post(checkout.cancel(order.key));
    await approve(order);
    await deliver({});
    await captureThere(order);
    await becomes(order, 'NEEDS_ATTENTION');
    const { attention, updatedAt } = await whole(order);
    expect(attention).toContain('cancelled');
    await shop.admin.post(adminPaths.changeOrder(order.number, 'accept'), { updatedAt });
    expect(await stateOf(order)).toBe('PAID');
  });

  it('an order that PayPal forgot lets go of its stock once its time is over', async () => {
    const before = await stock();
    const order = await open();
    await atPayPal(`/orders/${order.paypalId}`, {}, 'DELETE');
    await holdEnds(order);
    await becomes(order, 'EXPIRED');
    expect(await stock()).toBe(before);
  });

  it('requests that PayPal has forgotten after hours don’t open or capture twice', async () => {
    const order = await open();
    await approve(order);
    await suffer({ call: 'capture', kind: 'drop', when: 'after' });
    expect(await settle(order)).toBe('WAITING');
    await atPayPal('/requests/forget');
    await timePasses(order);
    await becomes(order, 'PAID');
    expect(await takenFor(order)).toBe(1);
  });
});
