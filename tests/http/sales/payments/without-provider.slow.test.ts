import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderDetail } from '@stoa/contract';
import { eventOf, openPayPal } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { type OwnShop, startShop } from '../../../support/shop/shop';

let shop: PayPalShop<OwnShop>;
beforeEach(async () => {
  shop = await setUpPayPal(await startShop({ paypal: true }));
});
afterEach(() => shop.close());

const noKeys = () => ({
  ...Object.fromEntries(Object.keys(shop.settings).map((name) => [name, ''])),
  PAYPAL_ENVIRONMENT: 'sandbox',
});

it('orders whose provider has no keys anymore end, or wait for an administrator, until the keys are back', async () => {
  const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
  const open = () => shop.open({ lines: [lineOf(lamp)] });

  const [late, reviewed, approved, reversed] = [await open(), await open(), await open(), await open()];
  await shop.approve(reviewed);
  await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
  expect(await shop.settle(reviewed)).toBe('REVIEW');

  for (const order of [approved, reversed]) {
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'drop', times: 2 });
    expect(await shop.settle(order)).toBe('WAITING');
  }
  await shop.reservationEnds(reversed);

  await shop.own.restart('stop', noKeys());
  await shop.reservationEnds(late);
  await shop.becomes(late, 'EXPIRED');
  for (const order of [reviewed, approved, reversed]) {
    await shop.dueNow(order);
    await shop.becomes(order, 'NEEDS_ATTENTION');
  }

  const admin = await shop.own.admin();
  const { updatedAt } = (await admin.get<OrderDetail>(adminPaths.order(approved.number))).data;
  const look = await admin.post(adminPaths.changeOrder(approved.number, 'check-payment'), { updatedAt });
  expect([look.status, look.error.message]).toEqual([409, expect.stringContaining('keys')]);

  await shop.recover();
  await shop.own.restart('stop');
  await shop.conclude(reviewed, 'COMPLETED');
  await shop.atPayPal(`orders/${reversed.paypalId}/reverse`);
  await shop.dueNow(reversed);
  await shop.becomes(reversed, 'CANCELLED');
  for (const order of [reviewed, approved]) {
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  }
  expect(await shop.audit()).toEqual([]);
}, 180_000);

it('payments of a provider without keys can’t be refunded, and their webhooks wait, until the keys are back', async () => {
  const order = await shop.paid({ lines: [lineOf(await shop.item({ title: 'Lamp', price: 80, stock: 5 }))] });
  await shop.refundThere(order, 10);
  await shop.suffer({ call: 'look', kind: 'fail' });
  expect((await shop.receive(eventOf(order))).status).toBe(202);

  await shop.own.restart('kill', noKeys());
  const admin = await shop.own.admin();
  const { updatedAt } = (await admin.get<OrderDetail>(adminPaths.order(order.number))).data;
  const body = { updatedAt, key: randomUUID(), amount: 5 };
  const { status, error } = await admin.post(adminPaths.changeOrder(order.number, 'refund'), body);
  expect([status, error.message]).toEqual([409, expect.stringContaining('keys')]);

  const read = async (attempts: number) => {
    await shop.own.database.query("UPDATE webhook_events SET received_at = received_at - interval '1 hour'");
    await eventually(async () => {
      const [event] = await shop.own.database.query<{ attempts: number }>('SELECT attempts FROM webhook_events');
      expect(event?.attempts).toBeGreaterThanOrEqual(attempts);
    });
  };
  await read(2);
  await shop.own.restart('stop');
  await read(3);
  await eventually(async () =>
    expect(await shop.own.database.query('SELECT amount, state FROM refunds')).toEqual([
      { amount: 1000, state: 'SUCCEEDED' },
    ]),
  );
}, 180_000);

it('captures that another account may have made aren’t repeated, and are found once its keys are back', async () => {
  const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
  const open = () => shop.open({ lines: [lineOf(lamp)] });

  const [unapproved, lost, reviewed, blocked] = [await open(), await open(), await open(), await open()];
  await shop.approve(lost);
  await shop.suffer({ call: 'capture', kind: 'drop', when: 'after' });
  expect(await shop.settle(lost)).toBe('WAITING');
  for (const [order, reason] of [[reviewed, 'PENDING_REVIEW'] as const, [blocked, 'UNILATERAL'] as const]) {
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason });
    expect(await shop.settle(order)).toBe('REVIEW');
  }

  const other = await openPayPal();
  await shop.own.restart('kill', other.settings);
  for (const order of [unapproved, lost, reviewed, blocked]) await shop.dueNow(order);
  await shop.becomes(unapproved, 'PENDING');
  for (const order of [lost, reviewed, blocked]) {
    await eventually(async () => {
      const found = 'SELECT state, attention_reason FROM orders WHERE number = $1';
      expect(await shop.own.database.query(found, [order.number])).toEqual([
        { state: 'NEEDS_ATTENTION', attention_reason: expect.stringContaining('PayPal has no record of this payment') },
      ]);
    });
  }
  expect(
    await shop.own.database.query('SELECT count(*)::int AS reserved FROM reservations WHERE state = $1', ['RESERVED']),
  ).toEqual([{ reserved: 4 }]);

  await shop.own.restart('stop');
  await other.close();
  for (const order of [reviewed, blocked]) await shop.conclude(order, 'COMPLETED');
  for (const order of [lost, reviewed, blocked]) {
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  }
  expect(await shop.audit()).toEqual([]);
}, 180_000);
