import { adminPaths } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { eventOf, openPayPal } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { EVENTS, type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('PayPal’s webhooks', () => {
  let shop: PayPalShop;
  let lamp: { id: number };
  const open = (more: object = {}) => shop.open({ lines: [lineOf(lamp)], ...more });

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    shop.receiveWebhooks();
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 1000 });
  });
  beforeEach(() => shop.deliver({ lose: true }));
  afterEach(async () => {
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const unread = () => shop.own.database.query('SELECT id FROM webhook_events WHERE processed_at IS NULL');

  it('finish an order whose customer never came back', async () => {
    const order = await open();
    await shop.deliver({});
    await shop.approve(order);
    await shop.becomes(order, 'PAID');
  });

  it('are applied once, even if they come four times, and late', async () => {
    const order = await open({ email: 'four-events@example.com' });
    await shop.deliver({ copies: 4, delay: 300 });
    await shop.approve(order);
    expect(await shop.settle(order)).toBe('PAID');
    await eventually(async () => {
      const log: { status: number | null }[] = await (await shop.atPayPal('webhooks', {}, 'GET')).json();
      expect(log.slice(-8).map(({ status }) => status)).toEqual(Array(8).fill(200));
    });
    expect(await shop.stateOf(order)).toBe('PAID');
    expect(await shop.takenFor(order)).toBe(1);
    await eventually(async () => expect(await mailsTo(shop.own, order.email)).toHaveLength(1));
  });

  it('lead to the same state in the wrong order', async () => {
    const order = await open();
    await shop.deliver({ hold: true });
    await shop.approve(order);
    await shop.settle(order);
    const before = await shop.own.database.query('SELECT id FROM webhook_events');
    await shop.atPayPal('webhooks/release', { reversed: true });
    await eventually(async () => {
      const now = await shop.own.database.query('SELECT id FROM webhook_events');
      expect([now.length - before.length, await unread()]).toEqual([2, []]);
    });
    expect(await shop.stateOf(order)).toBe('PAID');
  });

  it('aren’t needed: all of them can be lost', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
  });

  it('about an unknown order are stored, and read again', async () => {
    const order = await open();
    const { database } = shop.own;
    const rename = (from: string, to: string) =>
      database.query('UPDATE payments SET provider_order_id = $2 WHERE provider_order_id = $1', [from, to]);
    await rename(order.paypalId, `${order.paypalId}X`);
    expect((await shop.receive(eventOf(order, 'EARLY'))).status).toBe(202);
    await shop.approve(order);
    await database.query("UPDATE orders SET next_check_at = now() + interval '1 hour' WHERE checkout_key = $1", [
      order.key,
    ]);
    await rename(`${order.paypalId}X`, order.paypalId);
    await database.query(
      "UPDATE webhook_events SET received_at = received_at - interval '1 minute' WHERE event_id = 'WH-EARLY'",
    );
    await shop.becomes(order, 'PAID');
  });

  describe('that PayPal’s API doesn’t confirm yet', () => {
    /** Of somebody who refunded an order at PayPal. */
    const missed = async () => {
      const order = await shop.paid({ lines: [lineOf(lamp)] });
      await shop.refundThere(order, 10);
      await shop.suffer({ call: 'look', kind: 'fail' });
      const event = eventOf(order);
      expect((await shop.receive(event)).status).toBe(202);
      return { order, event };
    };
    const refunded = async ({ number }: { number: number }) => (await shop.orderDetail(number)).refunded;

    it('are applied once they come again', async () => {
      const { order, event } = await missed();
      expect(await refunded(order)).toBe(0);
      expect((await shop.receive(event)).status).toBe(200);
      expect(await refunded(order)).toBe(10);
    });

    const came = (event: { id: string }, ago: string, attempts: number) =>
      shop.own.database.query(
        'UPDATE webhook_events SET attempts = $3, received_at = received_at - $2::interval WHERE event_id = $1',
        [event.id, ago, attempts],
      );

    it('are applied even after a day without confirmation', async () => {
      const { order, event } = await missed();
      await came(event, '1 day', 12);
      await eventually(async () => expect(await refunded(order)).toBe(10));
    });

    it('are reported by the doctor after three days, until an administrator checks the payment', async () => {
      const { order, event } = await missed();
      await came(event, '4 days', 12);
      expect((await shop.audit()).join('\n')).toMatch(
        new RegExp(`order ${order.number}.*: what was said about it on .* was never followed`),
      );
      await shop.admin.post(adminPaths.changeOrder(order.number, 'check-payment'), {});
      expect(await refunded(order)).toBe(10);
      expect(await shop.audit()).toEqual([]);
    });
  });

  it('are refused if somebody else signed them or they were altered', async () => {
    const order = await open();
    await shop.approve(order);
    const event = eventOf(order, 'FORGED');
    const raw = JSON.stringify(event);
    const genuine = shop.sign(raw);
    const other = await openPayPal();
    for (const [body, headers] of [
      [event, {}],
      [eventOf(order, 'CHANGED'), genuine],
      [event, { ...genuine, 'paypal-cert-url': 'https://paypal.example/v1/notifications/certs/current' }],
      [event, { ...other.sign(raw), 'paypal-cert-url': genuine['paypal-cert-url'] }],
      [event, other.sign(raw)],
      [event, shop.sign(raw, 'expired')],
    ] as const)
      expect((await shop.receive(body, headers)).status).toBe(400);
    await other.close();
    const { database } = shop.own;
    expect(await database.query("SELECT id FROM webhook_events WHERE event_id IN ('WH-FORGED', 'WH-CHANGED')")).toEqual(
      [],
    );
    expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
  });

  it('aren’t read for long if a flood of them is forged', async () => {
    const limited = await shop.own.replica({ ...shop.settings, RATE_LIMITS: 'true' });
    const forge = async () => (await new Client(limited.url).post(EVENTS, '{}')).status;
    for (let sent = 0; sent < 60; sent += 1) expect(await forge()).toBe(400);
    expect(await forge()).toBe(429);
    await limited.kill();
  });
});
