import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  apiPaths,
  type MailTemplate,
  type NotificationChoice,
  type NotificationList,
  type OrderDetail,
} from '@stoa/contract';
import { type MailServer, startMailServer } from '../../support/mail/mail-server';
import { ADMIN } from '../../support/run/cms';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { setNoon, TODAY } from '../../support/shop/noon';
import { startShop } from '../../support/shop/shop';

describe('what the staff hears of', () => {
  let mails: MailServer;
  let shop: Selling;
  let admin: Client;

  beforeAll(async () => {
    mails = await startMailServer();
    shop = await setUpSales(await startShop({ env: { SMTP_URL: mails.url } }));
    admin = shop.admin;
    await setNoon(admin);
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
    await mails.close();
  });
  beforeEach(() => {
    mails.accepted.length = 0;
  });

  const list = async (client = admin) => (await client.get<NotificationList>(adminPaths.notifications)).data;
  const sentTo = (address: string) =>
    mails.accepted.filter(({ to }) => to && 'text' in to && to.text === address).map(({ subject }) => subject);
  const write = (subject: string) =>
    shop.shop
      .visitor()
      .post(apiPaths.submitForm, { name: 'Ada', email: 'ada@example.com', subject, message: 'Do you ship to Oslo?' });

  it('is a new order: once, in the panel and by email, with all that is needed to fulfill it', async () => {
    const item = await shop.item({ title: 'Lamp', price: 40, stock: 50 });
    const { number } = await shop.order({ name: 'Clara', note: 'Ring twice', lines: [lineOf(item, 2)] });
    await eventually(() => expect(sentTo(ADMIN.email)).toEqual([`[Stoa] New order #${number} for $85.00`]));
    const mail = mails.accepted.find(({ subject }) => subject?.includes('New order'));
    expect(mail?.text).toContain(`Open order: ${shop.shop.url}/admin/orders/${number}`);
    expect(mail?.text).toContain('2 × Lamp  $80.00');
    expect(mail?.text).toContain('Ring twice');
    expect(await list()).toMatchObject({
      unseen: 1,
      items: [
        { topic: 'newOrder', title: `New order #${number}`, text: 'Clara: Lamp, $85.00', url: `/orders/${number}` },
      ],
    });

    const { updatedAt } = (await admin.get<OrderDetail>(adminPaths.order(number))).data;
    await admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
    await write('After the payment');
    await eventually(async () => expect((await list()).items[0]?.topic).toBe('newMessage'));
    expect((await list()).items.filter(({ topic }) => topic === 'newOrder')).toHaveLength(1);
  });

  it('isn’t what an administrator did', async () => {
    const item = await shop.item({ title: 'Bowl', price: 10, stock: 50, needsShipping: false });
    const before = (await list()).items.length;
    const order = { key: randomUUID(), email: 'dora@example.com', name: 'Dora', lines: [lineOf(item)], total: 10 };
    expect((await admin.post(adminPaths.orders, order)).status).toBe(201);
    await write('Right after');
    await eventually(async () => expect((await list()).items[0]?.text).toBe('Right after'));
    expect((await list()).items).toHaveLength(before + 1);
  });

  it('is marked as new until it’s seen, for each administrator', async () => {
    const second = await shop.shop.customer();
    await admin.patch(adminPaths.user(second.session.id), { role: 'ADMIN' });
    const { unseen, items } = await list();
    expect(unseen).toBeGreaterThan(0);
    const { data } = await admin.post<NotificationList>(adminPaths.notificationsSeen, { upTo: items[0]?.id });
    expect(data).toMatchObject({ unseen: 0 });
    expect(data.items.every(({ isNew }) => !isNew)).toBe(true);
    expect((await list(second)).unseen).toBe(unseen);
    await write('Something new');
    await eventually(async () => expect((await list()).unseen).toBe(1));
    await admin.patch(adminPaths.user(second.session.id), { role: 'USER' });
  });

  it('is emailed to the contact address, and to administrators who choose it', async () => {
    const choices = async () => (await admin.get<NotificationChoice[]>(adminPaths.notificationChoices)).data;
    const off = async () => (await choices()).filter(({ mail }) => !mail).map(({ topic }) => topic);
    await admin.patch(adminPaths.settings, { contactEmail: null });
    expect(await off()).toEqual(['dailySummary']);
    await admin.patch(adminPaths.settings, { contactEmail: 'hello@stoa.example' });
    expect((await choices()).some(({ mail }) => mail)).toBe(false);
    await write('To the shop');
    await eventually(() => expect(sentTo('hello@stoa.example')).toEqual(['[Stoa] To the shop']));
    expect(sentTo(ADMIN.email)).not.toContain('[Stoa] To the shop');

    const { data } = await admin.patch<NotificationChoice[]>(adminPaths.notificationChoices, {
      newMessage: { mail: true },
    });
    expect(data).toContainEqual({ topic: 'newMessage', mail: true, push: true, alsoTo: ['hello@stoa.example'] });
    await write('To both');
    await eventually(() => expect(sentTo(ADMIN.email)).toContain('[Stoa] To both'));
    expect(sentTo('hello@stoa.example')).toContain('[Stoa] To both');

    await admin.patch(adminPaths.settings, { contactEmail: null });
    await admin.patch(adminPaths.notificationChoices, { newMessage: { mail: false } });
    mails.accepted.length = 0;
    await write('To nobody');
    await eventually(async () => expect((await list()).items[0]?.text).toBe('To nobody'));
    expect(sentTo(ADMIN.email)).toEqual([]);
    const { status, error } = await admin.patch(adminPaths.notificationChoices, { newOrder: { mail: 'often' } });
    expect([status, error?.message]).toEqual([400, 'mail must be true or false']);
  });

  it('is emailed to the recipients of each email, if some are set', async () => {
    const address = adminPaths.mailTemplate('newMessage');
    const { originalWords } = (await admin.get<MailTemplate>(address)).data;
    const recipients = (text: string | null) =>
      admin.patch<MailTemplate>(address, { ...originalWords, isOn: true, recipients: text });
    expect((await recipients('one@stoa.example, nobody')).error?.details.errors).toEqual([
      { path: ['recipients'], message: 'Enter email addresses, separated by commas' },
    ]);
    expect((await recipients('one@stoa.example, two@stoa.example')).data).toMatchObject({ isEdited: false });
    await write('To two');
    await eventually(() => expect(sentTo('two@stoa.example')).toEqual(['[Stoa] To two']));
    expect(sentTo('one@stoa.example')).toEqual(['[Stoa] To two']);
    const { data } = await admin.get<NotificationChoice[]>(adminPaths.notificationChoices);
    expect(data.find(({ topic }) => topic === 'newMessage')?.alsoTo).toEqual(['one@stoa.example', 'two@stoa.example']);
    await recipients(null);
    const toCustomers = adminPaths.mailTemplate('orderPlaced');
    const { words } = (await admin.get<MailTemplate>(toCustomers)).data;
    const { status } = await admin.patch(toCustomers, { ...words, isOn: true, recipients: 'one@stoa.example' });
    expect(status).toBe(400);
  });

  it('is the day before, if they choose it', async () => {
    const second = await shop.shop.customer();
    await admin.patch(adminPaths.user(second.session.id), { role: 'ADMIN' });
    await admin.patch(adminPaths.notificationChoices, { dailySummary: { mail: true } });
    await shop.shop.database.query(
      `INSERT INTO notifications (topic, dedupe_key, payload) VALUES ('dailySummary', 'a day', $1)`,
      [JSON.stringify({ day: TODAY })],
    );
    const summary = expect.stringMatching(/^\[Stoa\] \w+ \d+: 1 order, \$85\.00$/);
    await eventually(() => expect(sentTo(ADMIN.email)).toContainEqual(summary));
    const mail = mails.accepted.find(({ subject }) => subject?.endsWith('1 order, $85.00'));
    expect(mail?.text).toContain('2 × Lamp');
    expect(sentTo(second.session.email)).not.toContainEqual(summary);
    expect((await list()).items[0]).toMatchObject({ topic: 'dailySummary', text: '1 order, $85.00' });
    expect((await list(second)).items.map(({ topic }) => topic)).not.toContain('dailySummary');
    await admin.patch(adminPaths.user(second.session.id), { role: 'USER' });
  });

  it('doesn’t wait for what can’t be sent, which is tried again later', async () => {
    await shop.shop.database.query(
      `INSERT INTO notifications (topic, dedupe_key, payload) VALUES ('newMessage', 'broken', '{"id": "none"}')`,
    );
    await write('Behind it');
    await eventually(async () => expect((await list()).items[0]?.text).toBe('Behind it'));
    const tried = () =>
      shop.shop.database.query(
        `SELECT attempts, sent_at, next_attempt_at > now() AS later FROM notifications WHERE dedupe_key = 'broken'`,
      );
    expect(await tried()).toEqual([{ attempts: 1, sent_at: null, later: true }]);
    await shop.shop.database.query(`DELETE FROM notifications WHERE dedupe_key = 'broken'`);
  });

  it('reaches open panels of every process at once, and no one else', async () => {
    const replica = await shop.shop.replica();
    const open = async (url: string, token: string | undefined) => {
      const leaving = new AbortController();
      const response = await fetch(url + adminPaths.notificationStream, {
        signal: leaving.signal,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
      const heard: string[] = [];
      const read = async () => {
        for await (const chunk of response.body ?? []) heard.push(Buffer.from(chunk).toString());
      };
      return { response, heard, reading: read().catch(() => undefined), leave: () => leaving.abort() };
    };
    expect((await open(shop.shop.url, undefined)).response.status).toBe(401);
    expect((await open(shop.shop.url, (await shop.shop.customer()).token)).response.status).toBe(403);
    const streams = [await open(shop.shop.url, admin.token), await open(replica.url, admin.token)];
    for (const { response } of streams) expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    await write('To everyone');
    await eventually(() => {
      for (const { heard } of streams) expect(heard.join('')).toContain('event: changed');
    });
    // An open stream doesn't keep a process from stopping.
    await replica.stop();
    expect(replica.log()).not.toContain('still open');
    await streams[1]?.reading;
    streams[0]?.leave();
  });
});
