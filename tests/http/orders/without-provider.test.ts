import { lineOf } from '../../support/orders';
import { openPayPalShop, type PayPalShop } from '../../support/paypal';

let shop: PayPalShop;
beforeAll(async () => {
  shop = await openPayPalShop({ RECONCILE_EVERY: '100' });
});
afterAll(() => shop.close());

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

  const noKeys = Object.fromEntries(Object.keys(shop.settings).map((name) => [name, '']));
  await shop.own.restart('stop', { ...noKeys, PAYPAL_ENVIRONMENT: 'sandbox' });
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
}, 60_000);
