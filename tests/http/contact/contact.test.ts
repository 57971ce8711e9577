import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, apiPaths } from '@stoa/contract';
import { simpleParser } from 'mailparser';
import { ADMIN } from '../../support/run/cms';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const SENDER = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  company: 'Analytical Engines',
  phone: '+44 20 5550 100',
  subject: 'Do you ship to London?',
  message: 'Good morning,\nI should like to know.',
};
const THANKS = "Your message has been sent successfully. We'll get back to you soon.";

describe('the contact form', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const files = async () =>
    (await readdir(path.join(shop.dataFolder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const stored = () => shop.database.query('SELECT * FROM submissions ORDER BY id');

  it('stores the message and emails it to the shop, as a file if no mail server is set', async () => {
    const { status, data } = await shop.visitor().post(apiPaths.submitForm, SENDER);
    expect(status).toBe(201);
    expect(data).toEqual({ id: expect.any(Number), message: THANKS });

    expect((await stored()).at(-1)).toMatchObject({
      ...SENDER,
      email: 'ada@example.com',
      id: data.id,
      read: false,
      archived: false,
    });

    // Whoever used this shop before may have caused a mail that arrives only now.
    const { file, mail } = await eventually(async () => {
      const mails = await Promise.all(
        (await files()).map(async (file) => ({
          file,
          mail: await simpleParser(await readFile(path.join(shop.dataFolder, 'mail', file))),
        })),
      );
      const found = mails.filter(({ mail }) => mail.subject === '[Stoa] Do you ship to London?').at(-1);
      if (!found) throw new Error(`no mail with the subject of the form among ${mails.length}`);
      return found;
    });
    expect(mail.to).toMatchObject({ text: ADMIN.email });
    expect(mail.replyTo).toMatchObject({ text: 'ada@example.com' });
    expect(mail.text).toContain('Good morning,\nI should like to know.');
    expect(mail.text).toContain('Ada Lovelace');
    expect(`<${file.replace(/\.eml$/, '')}>`).toBe(mail.messageId);
  });

  it('emails every administrator who can sign in while the shop has no contact address', async () => {
    const { session: second } = await shop.customer();
    const { session: blocked } = await shop.customer();
    const admin = await shop.admin();
    await admin.patch(adminPaths.user(second.id), { role: 'ADMIN' });
    await admin.patch(adminPaths.user(blocked.id), { role: 'ADMIN', blocked: true });
    const subject = 'A question to everyone';
    await shop.visitor().post(apiPaths.submitForm, { ...SENDER, subject });
    await eventually(async () => {
      const mails = await shop.database.query('SELECT recipient FROM outbox_messages WHERE subject = $1 ORDER BY id', [
        `[Stoa] ${subject}`,
      ]);
      expect(mails.map(({ recipient }) => recipient)).toEqual([ADMIN.email, second.email]);
    });
    await admin.patch(adminPaths.user(second.id), { role: 'USER' });
  });

  it('thanks a bot that fills the hidden field, and stores nothing', async () => {
    const [before, mailsBefore] = [await stored(), await shop.database.query('SELECT id FROM outbox_messages')];
    const { status, data } = await shop
      .visitor()
      .post(apiPaths.submitForm, { ...SENDER, website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(data).toEqual({ id: expect.any(Number), message: THANKS });
    expect(await stored()).toEqual(before);
    expect(await shop.database.query('SELECT id FROM outbox_messages')).toEqual(mailsBefore);
  });

  it('accepts an empty hidden field, and no company or phone', async () => {
    const { company: _, phone: __, ...needed } = SENDER;
    const { status, data } = await shop.visitor().post(apiPaths.submitForm, { ...needed, website: '' });
    expect(status).toBe(201);
    expect((await stored()).find(({ id }) => id === data.id)).toMatchObject({ company: null, phone: null });
  });

  it('never lets a visitor add email headers', async () => {
    const subject = 'Hello\r\nBcc: everybody@example.com';
    await shop.visitor().post(apiPaths.submitForm, { ...SENDER, subject });
    const queued = await eventually(async () => {
      const [row] = await shop.database.query('SELECT * FROM outbox_messages WHERE subject = $1', [
        '[Stoa] Hello Bcc: everybody@example.com',
      ]);
      expect(row).toBeDefined();
      return row;
    });
    const file = path.join(shop.dataFolder, 'mail', `${queued?.message_id.slice(1, -1)}.eml`);
    const mail = await simpleParser(await eventually(() => readFile(file)));
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe('[Stoa] Hello Bcc: everybody@example.com');
    expect(mail.to).toMatchObject({ text: ADMIN.email });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['name', ['Ada'], 'Name must be text'],
    ['name', 'Ada\u0000', 'Name contains characters that are not allowed'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example.com, eve@example.com', 'Please enter a valid email address'],
    ['email', 'Ada <ada@example.com>', 'Please enter a valid email address'],
    ['company', 'x'.repeat(201), 'Company must be at most 200 characters'],
    ['phone', 'x'.repeat(51), 'Phone must be at most 50 characters'],
    ['subject', ' ', 'Subject is required'],
    ['subject', 'x'.repeat(201), 'Subject must be at most 200 characters'],
    ['message', null, 'Message is required'],
    ['message', 'x'.repeat(10_001), 'Message must be at most 10000 characters'],
  ])('refuses a %s that is wrong: %#', async (field, value, message) => {
    const before = (await stored()).length;
    const { status, error } = await shop.visitor().post(apiPaths.submitForm, { ...SENDER, [field]: value });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      name: 'ValidationError',
      message,
      details: { errors: [{ path: [field], message }] },
    });
    expect(await stored()).toHaveLength(before);
  });

  it('names everything that is missing at once', async () => {
    const { status, error } = await shop.visitor().post(apiPaths.submitForm, {});
    expect(status).toBe(400);
    expect(error.details.errors?.map(({ path }) => path[0])).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('stores nothing if the shop can’t be told of it', async () => {
    await shop.database.query('ALTER TABLE notifications RENAME TO notifications_away');
    const before = await stored();
    const { status } = await shop.visitor().post(apiPaths.submitForm, SENDER);
    await shop.database.query('ALTER TABLE notifications_away RENAME TO notifications');
    expect(status).toBe(500);
    expect(await stored()).toEqual(before);
  });

  it('accepts ten messages an hour from one network', async () => {
    const visitor = new Client((await shop.replica({ RATE_LIMITS: 'true' })).url);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push((await visitor.post(apiPaths.submitForm, SENDER)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const { status, headers, error } = await visitor.post(apiPaths.submitForm, SENDER);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect(error.message).toMatch(/^Too many attempts. Please try again in /);
  }, 60_000);
});
