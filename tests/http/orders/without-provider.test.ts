import { lineOf } from '../../support/orders';
import { openPayPalShop } from '../../support/paypal';

it('orders whose provider’s keys are gone end, or are told to an administrator, until the keys are back', async () => {
  const shop = await openPayPalShop({ RECONCILE_EVERY: '100' });
  const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 5 });
  const open = () => shop.open({ lines: [lineOf(lamp)] });

  const [late, reviewed] = [await open(), await open()];
  await shop.approve(reviewed);
  await shop.suffer({ call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
  expect(await shop.settle(reviewed)).toBe('REVIEW');

  const noKeys = Object.fromEntries(Object.keys(shop.settings).map((name) => [name, '']));
  await shop.own.restart('stop', { ...noKeys, PAYPAL_ENVIRONMENT: 'sandbox' });
  await shop.holdEnds(late);
  await shop.becomes(late, 'EXPIRED');
  await shop.dueNow(reviewed);
  await shop.becomes(reviewed, 'NEEDS_ATTENTION');

  await shop.own.restart('stop');
  await shop.conclude(reviewed, 'COMPLETED');
  await shop.dueNow(reviewed);
  await shop.becomes(reviewed, 'PAID');
  expect(await shop.audit()).toEqual([]);
  await shop.close();
}, 60_000);
