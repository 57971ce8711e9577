import { apiPaths, type PlacedOrder } from '@stoa/contract';
import { startPayPalEmulator } from '@stoa/paypal-emulator';
import { Client } from '../../support/client';
import { eventually } from '../../support/eventually';
import { lineOf, openSelling } from '../../support/orders';
import { openOwnShop } from '../../support/shop';

const { checkout } = apiPaths;

it('orders whose provider’s keys are gone end, or are told to an administrator, until the keys are back', async () => {
  const paypal = await startPayPalEmulator();
  const own = await openOwnShop({ ...paypal.settings, RECONCILE_EVERY: '100' });
  const selling = await openSelling(own);
  const lamp = await selling.item({ title: 'Lamp', price: 80, stock: 5 });
  const atPayPal = async (path: string, body: object) => {
    const answer = await fetch(`${paypal.base}/emulator${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const open = async () => {
    const order = await selling.order({ lines: [lineOf(lamp)], way: 'paypal' });
    const { data } = await own.visitor().post(checkout.pay(order.key));
    return { key: order.key, paypalId: data.providerOrderId as string };
  };
  const becomes = ({ key }: { key: string }, state: string) =>
    eventually(async () => {
      await own.database.query('UPDATE orders SET look_at = LEAST(look_at, now()) WHERE checkout_key = $1', [key]);
      const { data } = await new Client(own.url).get<PlacedOrder>(checkout.order(key));
      expect(data.state).toBe(state);
    });

  const [late, reviewed] = [await open(), await open()];
  await atPayPal(`/orders/${reviewed.paypalId}/approve`, { instrument: 'good' });
  await atPayPal('/faults', { call: 'capture', kind: 'outcome', status: 'PENDING', reason: 'PENDING_REVIEW' });
  await own.visitor().post(checkout.settle(reviewed.key));

  const noKeys = Object.fromEntries(Object.keys(paypal.settings).map((name) => [name, '']));
  await own.restart('stop', { ...noKeys, PAYPAL_ENVIRONMENT: 'sandbox' });
  await own.database.query("UPDATE orders SET hold_until = now() - interval '1 minute' WHERE checkout_key = $1", [
    late.key,
  ]);
  await becomes(late, 'EXPIRED');
  await becomes(reviewed, 'NEEDS_ATTENTION');

  await own.restart('stop');
  const ledger = await (await fetch(`${paypal.base}/emulator/ledger`)).json();
  const [capture] = ledger.find(({ id }: { id: string }) => id === reviewed.paypalId).captures;
  await atPayPal(`/captures/${capture.id}/conclude`, { status: 'COMPLETED' });
  await becomes(reviewed, 'PAID');
  expect(await selling.audit()).toEqual([]);
  await own.close();
  await paypal.close();
}, 60_000);
