import {
  type ActivityList,
  adminPaths,
  apiPaths,
  type ProviderSettings,
  type SalesSettings,
  type Store,
} from '@stoa/contract';
import { examine } from '../../../support/sales/doctor';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import type { Client } from '../../../support/shop/client';
import { eventually } from '../../../support/shop/eventually';
import { type OwnShop, startShop } from '../../../support/shop/shop';

const WITHOUT_KEYS = { PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '', PAYPAL_WEBHOOK_ID: '' };

describe('the keys of PayPal that an administrator enters', () => {
  let shop: PayPalShop<OwnShop>;
  let admin: Client;
  beforeAll(async () => {
    shop = await setUpPayPal(await startShop({ paypal: true, env: WITHOUT_KEYS }));
    admin = await shop.own.admin();
  });
  afterAll(() => shop.close());

  const keys = () => ({
    environment: 'sandbox',
    clientId: shop.settings.PAYPAL_CLIENT_ID,
    clientSecret: shop.settings.PAYPAL_CLIENT_SECRET,
  });
  const address = adminPaths.paymentProvider('paypal');
  const read = async () => (await admin.get<ProviderSettings>(address)).data;
  const enter = (changes: object = {}) => admin.patch<ProviderSettings>(address, { ...keys(), ...changes });
  const offered = async () => {
    const { paymentMethods } = await shop.quote({ lines: [lineOf(await shop.item({ stock: 1 }))] });
    return paymentMethods.map(({ id }) => id);
  };

  it('are none at first', async () => {
    expect(await read()).toMatchObject({ source: 'NONE', clientId: '', hasSecret: false, hasWebhook: false });
    expect(await offered()).toEqual(['transfer']);
    expect((await admin.get(adminPaths.paymentProvider('none'))).status).toBe(404);
  });

  it('aren’t stored unless PayPal accepts them', async () => {
    const { status, error } = await enter({ clientSecret: 'of another app' });
    expect([status, error?.details.errors]).toEqual([
      400,
      [
        {
          path: ['clientId'],
          message: 'PayPal doesn’t accept the client ID and secret for sandbox. Shoppers can’t pay with PayPal',
        },
      ],
    ]);
    expect((await enter({ clientId: ' ', clientSecret: '' })).error?.message).toBe('Enter the client ID');
    expect((await enter({ clientSecret: '' })).error?.message).toBe('Enter the secret');
    expect((await read()).source).toBe('NONE');
  });

  it('work at once in every process, without a restart: PayPal is offered, and tells the shop by a webhook', async () => {
    const replica = await shop.own.replica({ ...shop.settings, ...WITHOUT_KEYS });
    const { data } = await enter();
    expect(data).toMatchObject({ source: 'PANEL', hasSecret: true, hasWebhook: true });
    expect(JSON.stringify(data)).not.toContain(shop.settings.PAYPAL_CLIENT_SECRET);
    expect(await offered()).toEqual(['paypal', 'transfer']);
    await eventually(async () => {
      const store = (await (await fetch(replica.url + apiPaths.store)).json()) as { data: Store };
      expect(store.data.providers.map(({ name }) => name)).toEqual(['paypal']);
    });
    const { connections } = (await admin.get<SalesSettings>(adminPaths.salesSettings)).data;
    expect(connections).toEqual([{ name: 'paypal', title: 'PayPal', mode: 'DEMONSTRATION', fault: null, hint: null }]);
    await replica.stop();
  }, 120_000);

  it('say why there is no webhook, and keep the one that is there', async () => {
    await shop.suffer({ call: 'webhook', kind: 'fail' });
    const { data } = await enter();
    expect(data).toMatchObject({ source: 'PANEL', hasWebhook: true });
    expect(data.webhookProblem).toContain('PayPal answered 500');
    expect((await enter()).data).toMatchObject({ hasWebhook: true, webhookProblem: null });
  });

  it('are those that the doctor asks PayPal with', async () => {
    const { output } = await examine({
      databaseUrl: shop.own.database.url,
      dataFolder: shop.own.dataFolder,
      env: { ...shop.settings, ...WITHOUT_KEYS },
    });
    expect(output).toContain('Compared with PayPal: 0 payments');
  });

  it('take a payment, and survive a restart', async () => {
    const { data } = await admin.post<{ reference: string }>(adminPaths.testPayment('paypal'));
    expect(data.reference).toMatch(/^\w{10,}$/);
    await shop.own.restart();
    expect(await offered()).toEqual(['paypal', 'transfer']);
  });

  it('are encrypted in the database, and not in the activity', async () => {
    const [row] = await shop.own.database.query<{ keys: string }>('SELECT keys FROM payment_providers');
    expect(row?.keys).not.toContain(shop.settings.PAYPAL_CLIENT_SECRET);
    const { data } = await admin.get<ActivityList>(`${adminPaths.activity}?kind=paymentProvider`);
    expect(data.items[0]?.changes.map(({ field }) => field)).toContain('clientId');
    expect(JSON.stringify(data)).not.toContain(shop.settings.PAYPAL_CLIENT_SECRET);
  });

  it('keep the stored secret if none is entered, and can be taken away', async () => {
    const { updatedAt } = await read();
    expect((await enter({ clientSecret: undefined, updatedAt })).data).toMatchObject({ hasSecret: true });
    expect((await enter({ updatedAt })).status).toBe(409);
    expect((await admin.delete<ProviderSettings>(address)).data).toMatchObject({ source: 'NONE', clientId: '' });
    expect(await offered()).toEqual(['transfer']);
  });
});
