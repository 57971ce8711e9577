import { apiPaths, type PaymentOutcome, type PlacedOrder } from '@stoa/contract';
import { type Fault, type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { eventually } from '../../support/eventually';
import { mailsTo } from '../../support/mails';
import { lineOf, openSelling, type Selling } from '../../support/orders';
import { openOwnShop } from '../../support/shop';

const { checkout } = apiPaths;

describe('an order that is paid with PayPal', () => {
  let paypal: PayPalEmulator;
  let shop: Selling;
  let lamp: { id: number };

  const atPayPal = async (path: string, body: object = {}) => {
    const answer = await fetch(`${paypal.base}/emulator${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  const suffer = (fault: Fault) => atPayPal('/faults', fault);
  const ledger = async (): Promise<{ customId: string; captures: { status: string; amount: number }[] }[]> =>
    (await fetch(`${paypal.base}/emulator/ledger`)).json();

  const open = async (more: object = {}) => {
    const order = await shop.order({ lines: [lineOf(lamp)], way: 'paypal', ...more });
    const { data, status, text } = await shop.shop.visitor().post(checkout.pay(order.key));
    if (status !== 200) throw new Error(text);
    return { ...order, paypalId: data.providerOrderId as string };
  };
  const settle = async ({ key }: { key: string }): Promise<PaymentOutcome> =>
    (await shop.shop.visitor().post(checkout.settle(key))).data.outcome;
  const stateOf = async ({ key }: { key: string }) =>
    (await shop.shop.visitor().get<PlacedOrder>(checkout.order(key))).data.state;
  const stock = async () => (await shop.stored(lamp.id)).stock;
  const approve = ({ paypalId }: { paypalId: string }, instrument = 'good') =>
    atPayPal(`/orders/${paypalId}/approve`, { instrument });
  /** As the reconciler does half a minute later. */
  const reconciled = async (order: { key: string }) => {
    await shop.shop.database.query('UPDATE orders SET look_at = now() WHERE checkout_key = $1', [order.key]);
    return order;
  };

  beforeAll(async () => {
    paypal = await startPayPalEmulator();
    shop = await openSelling(await openOwnShop({ ...paypal.settings, RECONCILE_EVERY: '200' }));
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 100 });
  });
  afterEach(async () => {
    await fetch(`${paypal.base}/emulator/faults`, { method: 'DELETE' });
    expect(await shop.audit()).toEqual([]);
    // PayPal's books and ours say the same.
    const taken = (await ledger()).flatMap(({ captures }) => captures).filter(({ status }) => status === 'COMPLETED');
    const rows = await shop.shop.database.query<{ amount: number }>('SELECT amount FROM captures');
    expect(rows.map(({ amount }) => amount).sort()).toEqual(taken.map(({ amount }) => amount).sort());
  });
  afterAll(async () => {
    await shop.shop.close();
    await paypal.close();
  });

  it('is opened there for what it costs, captured once it is approved, and sells what it held', async () => {
    const before = await stock();
    const order = await open({ email: 'paid@example.com' });
    expect(await stateOf(order)).toBe('AWAITING_APPROVAL');
    expect(await settle(order)).toBe('WAITING');
    await approve(order);
    expect(await settle(order)).toBe('PAID');
    expect(await stateOf(order)).toBe('PAID');
    expect(await stock()).toBe(before - 1);
    await eventually(async () => expect(await mailsTo(shop.shop, 'paid@example.com')).toHaveLength(1));
  });

  it('is opened once, however often the button is pressed', async () => {
    const order = await shop.order({ lines: [lineOf(lamp)], way: 'paypal' });
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => shop.shop.visitor().post(checkout.pay(order.key))),
    );
    expect(new Set(opened.map(({ data }) => data?.providerOrderId).filter(Boolean)).size).toBe(1);
  });

  it('is captured once by ten returns at once', async () => {
    const order = await open();
    await approve(order);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => settle(order)));
    expect(outcomes).toContain('PAID');
    expect(await stateOf(order)).toBe('PAID');
  });

  it('goes on after a declined card, without starting over', async () => {
    const order = await open();
    await approve(order, 'declined');
    expect(await settle(order)).toBe('DECLINED');
    expect(await stateOf(order)).toBe('AWAITING_APPROVAL');
    await approve(order);
    expect(await settle(order)).toBe('PAID');
  });

  it('is finished by the shop when the buyer closed the tab after approving', async () => {
    const order = await open();
    await approve(order);
    await reconciled(order);
    await eventually(async () => expect(await stateOf(order)).toBe('PAID'));
  });

  it.each(['before', 'after'] as const)('is finished when PayPal broke off %s it took the money', async (when) => {
    const order = await open();
    await approve(order);
    await suffer({ call: 'capture', kind: 'drop', when });
    expect(await settle(order)).toBe('WAITING');
    await reconciled(order);
    await eventually(async () => expect(await stateOf(order)).toBe('PAID'));
  });

  it.each(['before', 'after'] as const)('is opened when PayPal broke off %s it did the first time', async (when) => {
    const order = await shop.order({ lines: [lineOf(lamp)], way: 'paypal' });
    await suffer({ call: 'create', kind: 'drop', when });
    const visitor = shop.shop.visitor();
    expect((await visitor.post(checkout.pay(order.key))).status).toBe(503);
    const again = await visitor.post(checkout.pay(order.key));
    expect(again.status).toBe(200);
    const [row] = await shop.shop.database.query<{ uuid: string }>('SELECT uuid FROM orders WHERE checkout_key = $1', [
      order.key,
    ]);
    expect((await ledger()).filter(({ customId }) => customId === row?.uuid)).toHaveLength(1);
  });

  it('waits while PayPal reviews it, and asks an administrator where only they can go on', async () => {
    const [reviewed, blocked] = [await open(), await open()];
    await approve(reviewed);
    await suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
    expect(await settle(reviewed)).toBe('REVIEW');
    expect(await stateOf(reviewed)).toBe('PAYMENT_REVIEW');
    await approve(blocked);
    await suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'UNILATERAL' });
    expect(await settle(blocked)).toBe('REVIEW');
    expect(await stateOf(blocked)).toBe('NEEDS_ATTENTION');
  });

  it('gives back what it held when nobody pays in time', async () => {
    const order = await open();
    const held = await stock();
    await shop.shop.database.query(
      "UPDATE orders SET hold_until = now() - interval '1 minute' WHERE checkout_key = $1",
      [order.key],
    );
    await reconciled(order);
    await eventually(async () => expect(await stateOf(order)).toBe('EXPIRED'));
    expect(await stock()).toBe(held + 1);
  });

  it('can still be paid after its hold was over, as long as everything is there', async () => {
    const order = await open();
    await shop.shop.database.query(
      "UPDATE orders SET hold_until = now() - interval '1 minute' WHERE checkout_key = $1",
      [order.key],
    );
    await reconciled(order);
    await eventually(async () => expect(await stateOf(order)).toBe('EXPIRED'));
    await approve(order);
    expect(await settle(order)).toBe('PAID');
  });

  it('is not paid after its hold was over and somebody else bought the last one', async () => {
    const rare = await shop.item({ title: 'Rare', stock: 1 });
    const order = await open({ lines: [lineOf(rare)] });
    await shop.shop.database.query(
      "UPDATE orders SET hold_until = now() - interval '1 minute' WHERE checkout_key = $1",
      [order.key],
    );
    await reconciled(order);
    await eventually(async () => expect(await stateOf(order)).toBe('EXPIRED'));
    await shop.order({ lines: [lineOf(rare)] });
    await approve(order);
    expect(await settle(order)).toBe('SOLD_OUT');
    expect(await stateOf(order)).toBe('EXPIRED');
  });

  it('takes no money after its shopper cancelled', async () => {
    const order = await open();
    expect((await shop.shop.visitor().post(checkout.cancel(order.key))).data.state).toBe('CANCELLED');
    await approve(order);
    expect(await settle(order)).toBe('OVER');
    expect(await stateOf(order)).toBe('CANCELLED');
  });

  it('believes no event: a forged one is refused, a genuine one only makes it look', async () => {
    const order = await open();
    await approve(order);
    const raw = JSON.stringify({
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource_type: 'checkout-order',
      resource: { id: order.paypalId },
    });
    const send = (headers: Record<string, string>) =>
      shop.shop.visitor().post('/api/payments/paypal/events', raw, { headers });
    expect((await send({})).status).toBe(400);
    expect(await stateOf(order)).toBe('AWAITING_APPROVAL');
    const { 'content-type': _, ...genuine } = paypal.sign(raw);
    expect((await send(genuine)).status).toBe(200);
    expect(await stateOf(order)).toBe('PAID');
    expect((await send(genuine)).status).toBe(200);
  });
});
