import { adminPaths, type PushSettings } from '@stoa/contract';
import { startPushService } from '../../support/notifications/push-service';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { startShop } from '../../support/shop/shop';

const ON_A_PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36' };

describe('push messages', () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let shop: Selling;
  let admin: Client;

  beforeAll(async () => {
    service = await startPushService();
    shop = await setUpSales(await startShop({ env: { PUSH_SERVICE_BASE: service.url } }));
    admin = shop.admin;
  });
  afterAll(async () => {
    await shop.shop.close();
    await service.close();
  });

  const settings = async (client = admin) => (await client.get<PushSettings>(adminPaths.push)).data;
  const add = (subscription: object, client = admin) =>
    client.post<PushSettings>(adminPaths.push, subscription, { headers: ON_A_PHONE });
  const order = async () => {
    const item = await shop.item({ title: 'Lamp', price: 40, stock: 5 });
    return shop.order({ name: 'Clara', lines: [lineOf(item)] });
  };

  it('reach an administrator’s phone, encrypted, and signed by the shop', async () => {
    const phone = service.subscribe('phone');
    const { data } = await add(phone.subscription);
    expect(data.devices).toMatchObject([{ name: 'Chrome on Android', endpoint: phone.subscription.endpoint }]);
    const { number } = await order();
    await eventually(() => expect(phone.received).toHaveLength(1));
    const [received] = phone.received;
    expect(received?.message).toEqual({
      title: `New order #${number}`,
      text: 'Clara: Lamp, $45.00',
      url: `/orders/${number}`,
    });
    expect(received?.headers.authorization).toContain(`k=${data.publicKey}`);
    expect(received?.headers['content-encoding']).toBe('aes128gcm');
  });

  it('aren’t sent about what an administrator turned off, nor to whoever may not sign in anymore', async () => {
    const [own, others] = [service.subscribe('own'), service.subscribe('others')];
    const second = await shop.shop.customer();
    await admin.patch(adminPaths.user(second.session.id), { role: 'ADMIN' });
    await add(own.subscription);
    await add(others.subscription, second);
    await admin.patch(adminPaths.notificationChoices, { newOrder: { push: false } });
    await order();
    await eventually(() => expect(others.received).toHaveLength(1));
    expect(own.received).toEqual([]);

    await admin.patch(adminPaths.user(second.session.id), { role: 'USER' });
    await admin.patch(adminPaths.notificationChoices, { newOrder: { push: true } });
    await order();
    await eventually(() => expect(own.received).toHaveLength(1));
    expect(others.received).toHaveLength(1);
  });

  it('are tried again, and given up for a browser that is gone', async () => {
    const tablet = service.subscribe('tablet');
    tablet.status = 503;
    const { data } = await add(tablet.subscription);
    const id = data.devices.find(({ endpoint }) => endpoint === tablet.subscription.endpoint)?.id ?? 0;
    await admin.post(adminPaths.testPush(id));
    const waiting = () =>
      shop.shop.database.query<{ attempts: number }>('SELECT attempts FROM push_messages WHERE subscription_id = $1', [
        id,
      ]);
    await eventually(async () => expect(await waiting()).toEqual([{ attempts: 1 }]));
    tablet.status = 201;
    await eventually(async () => {
      await shop.shop.database.query('UPDATE push_messages SET next_attempt_at = now()');
      await admin.post(adminPaths.testPush(id));
      expect(tablet.received.length).toBeGreaterThanOrEqual(2);
    });
    expect(tablet.received[0]?.message.title).toBe('Notifications work');

    tablet.status = 410;
    await admin.post(adminPaths.testPush(id));
    await eventually(async () => expect((await settings()).devices.map((device) => device.id)).not.toContain(id));
  });

  it('go only to push services of browsers, and each administrator sees only their own devices', async () => {
    const { status, error } = await add({
      endpoint: 'https://internal.example/hook',
      keys: { p256dh: 'a', auth: 'b' },
    });
    expect([status, error?.message]).toEqual([400, 'This browser’s push service isn’t known']);
    expect((await add({ endpoint: '', keys: null })).status).toBe(400);

    const [device] = (await settings()).devices;
    const second = await shop.shop.customer();
    await admin.patch(adminPaths.user(second.session.id), { role: 'ADMIN' });
    expect((await settings(second)).devices).toEqual([]);
    await second.delete(adminPaths.pushDevice(device?.id ?? 0));
    expect((await second.post(adminPaths.testPush(device?.id ?? 0))).status).toBe(404);
    expect((await settings()).devices).toContainEqual(device);
    await admin.delete(adminPaths.pushDevice(device?.id ?? 0));
    expect((await settings()).devices).not.toContainEqual(device);
  });
});
