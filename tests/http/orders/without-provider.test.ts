import { openPayPal } from '../../support/at-paypal';
import { eventually } from '../../support/eventually';
import { lineOf } from '../../support/orders';
import { openPayPalShop, type PayPalShop } from '../../support/paypal';

let shop: PayPalShop;
beforeEach(async () => {
  shop = await openPayPalShop({ RECONCILE_EVERY: '100' });
});
afterEach(() => shop.close());

const noKeys = () => ({
  ...Object.fromEntries(Object.keys(shop.settings).map((name) => [name, ''])),
  PAYPAL_ENVIRONMENT: 'sandbox',
});

it('orders whose provider’s keys are gone end, or are told to an administrator, until the keys are back', async () => {
  const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
  const open = () => shop.open({ lines: [lineOf(lamp)] });

  const [late, reviewed, approved] = [await open(), await open(), await open()];
  await shop.approve(reviewed);
  await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
  expect(await shop.settle(reviewed)).toBe('REVIEW');

  await shop.approve(approved);
  await shop.suffer({ call: 'capture', kind: 'drop', times: 2 });
  expect(await shop.settle(approved)).toBe('WAITING');

  await shop.own.restart('stop', noKeys());
  await shop.holdEnds(late);
  await shop.becomes(late, 'EXPIRED');
  for (const order of [reviewed, approved]) {
    await shop.dueNow(order);
    await shop.becomes(order, 'NEEDS_ATTENTION');
  }

  await shop.recover();
  await shop.own.restart('stop');
  await shop.conclude(reviewed, 'COMPLETED');
  for (const order of [reviewed, approved]) {
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  }
  expect(await shop.audit()).toEqual([]);
}, 180_000);

it('money that another account may have taken isn’t asked for again, and is found once its keys are back', async () => {
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
      const found = 'SELECT state, attention FROM orders WHERE number = $1';
      expect(await shop.own.database.query(found, [order.number])).toEqual([
        { state: 'NEEDS_ATTENTION', attention: expect.stringContaining('PayPal doesn’t know this payment') },
      ]);
    });
  }
  expect(
    await shop.own.database.query('SELECT count(*)::int AS held FROM reservations WHERE state = $1', ['HELD']),
  ).toEqual([{ held: 4 }]);

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
