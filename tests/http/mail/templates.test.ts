import {
  adminPaths,
  apiPaths,
  MAIL_KINDS,
  type MailPreview,
  type MailTemplate,
  type MailTestResult,
  type OrderDetail,
} from '@stoa/contract';
import { type MailServer, refusal, startMailServer } from '../../support/mail/mail-server';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop, startShop } from '../../support/shop/shop';

describe('the words of emails', () => {
  let mails: MailServer;
  let shop: Selling;
  let admin: Client;

  beforeAll(async () => {
    mails = await startMailServer();
    shop = await setUpSales(await startShop({ env: { SMTP_URL: mails.url } }));
    admin = shop.admin;
  });
  afterAll(async () => {
    await shop.shop.close();
    await mails.close();
  });
  beforeEach(() => {
    mails.accepted.length = 0;
    mails.judge = () => undefined;
  });

  const read = async (kind: MailTemplate['kind']) =>
    (await admin.get<MailTemplate>(adminPaths.mailTemplate(kind))).data;
  const change = (kind: MailTemplate['kind'], changes: object) =>
    admin.patch<MailTemplate>(adminPaths.mailTemplate(kind), changes);
  /** The staff hears of orders, too. */
  const toCustomers = () => mails.accepted.filter(({ to }) => to && 'text' in to && to.text === 'clara@example.com');
  const words = {
    subject: 'Hi {{name}}: {{order}}',
    heading: 'From {{ shop }}',
    body: 'One <b>bold</b>\n\nTwo {{total}}',
  };

  it('end with who sells, if the shop says so', async () => {
    const textOf = async () => {
      const { words } = await read('orderPaid');
      return (await admin.post<MailPreview>(adminPaths.previewMail('orderPaid'), words)).data;
    };
    expect((await textOf()).text).not.toContain('LLC');
    const address = '1 Elm St\nPortland, OR 97201';
    await admin.patch(adminPaths.settings, { legalName: 'Oak <LLC>', address, phone: '503 555 0100' });
    const { text, html } = await textOf();
    expect(text).toMatch(/\nOak <LLC>, 1 Elm St, Portland, OR 97201, 503 555 0100\n$/);
    expect(html).toContain('<br>Oak &lt;LLC&gt;, 1 Elm St, Portland, OR 97201, 503 555 0100');
    await admin.patch(adminPaths.settings, { legalName: '', address: '', phone: '' });
  });

  it('are listed, each with what it stands for and the words it has', async () => {
    const { data } = await admin.get<MailTemplate[]>(adminPaths.mailTemplates);
    expect(data.map(({ kind }) => kind)).toEqual(MAIL_KINDS);
    expect(data.every(({ words: { subject, heading, body } }) => subject && heading && body)).toBe(true);
    expect(data[0]).toMatchObject({ kind: 'orderPlaced', audience: 'customer', isOn: true, isEdited: false });
  });

  it('can be written anew, with variables, and restored', async () => {
    const { originalWords, updatedAt } = await read('orderPlaced');
    const { data } = await change('orderPlaced', { ...words, isOn: true, updatedAt });
    expect(data).toMatchObject({ isEdited: true, words, originalWords });
    const { number } = await shop.order({ name: 'Clara', lines: [lineOf(await shop.item({ price: 40 }))] });
    await eventually(() => expect(toCustomers()).toHaveLength(1));
    const [mail] = toCustomers();
    expect(mail?.subject).toBe(`Hi Clara: #${number}`);
    expect(mail?.text).toMatch(/^One <b>bold<\/b>\n\nTwo \$45\.00\n/);
    expect(mail?.html).toMatch(/From Stoa<\/h1>[\s\S]*One &lt;b&gt;bold&lt;\/b&gt;<\/p>/);
    expect((await change('orderPlaced', { ...originalWords, isOn: true })).data).toMatchObject({ isEdited: false });
  });

  it('can’t use variables that aren’t there, and keep within their lengths', async () => {
    const refused = await change('orderPlaced', { ...words, body: 'Dear {{nmae}}', isOn: true });
    expect(refused).toMatchObject({
      status: 400,
      error: { message: 'Message can’t use {{nmae}}. Use {{name}}, {{order}}, {{total}}, {{shop}}' },
    });
    const empty = await change('orderPlaced', { subject: ' ', heading: '', body: 'x'.repeat(5001), isOn: true });
    expect(empty.error?.details.errors).toEqual([
      { path: ['subject'], message: 'Enter a subject' },
      { path: ['heading'], message: 'Enter a heading' },
      { path: ['body'], message: 'Message must be at most 5000 characters' },
    ]);
    expect((await read('orderPlaced')).isEdited).toBe(false);
  });

  it('aren’t overwritten by someone who opened them before', async () => {
    const { originalWords, updatedAt } = await read('orderExpired');
    await change('orderExpired', { ...words, isOn: true, updatedAt });
    const { status, error } = await change('orderExpired', { ...originalWords, isOn: true, updatedAt });
    expect([status, error?.message]).toEqual([409, 'Someone else changed this email after you opened it']);
    expect((await read('orderExpired')).words).toEqual(words);
  });

  it('aren’t sent while turned off: the timeline says so, and the audit doesn’t miss them', async () => {
    const { originalWords } = await read('orderPlaced');
    await change('orderPlaced', { ...originalWords, isOn: false });
    const { number } = await shop.order({ lines: [lineOf(await shop.item({}))] });
    const { data } = await admin.get<OrderDetail>(adminPaths.order(number));
    expect(data.events.map(({ kind, text }) => [kind, text])).toContainEqual(['mailOff', 'Order received']);
    expect(data.events.map(({ kind }) => kind)).not.toContain('mailed');
    expect(await shop.audit()).toEqual([]);
    expect(toCustomers()).toEqual([]);
    // Whoever asks for one gets it.
    await admin.post(adminPaths.changeOrder(number, 'resend'), { mail: 'PLACED' });
    await eventually(() => expect(toCustomers()).toHaveLength(1));
    await change('orderPlaced', { ...originalWords, isOn: true });
  });

  it('have the shop’s first name if an editor deleted its settings', async () => {
    await shop.shop.database.query('DELETE FROM store_settings');
    const { originalWords } = await read('orderPaid');
    const { data } = await admin.post<MailPreview>(adminPaths.previewMail('orderPaid'), originalWords);
    expect(data.subject).toMatch(/^Your Stoa order/);
  });

  it('can’t be turned off if nobody could do without them', async () => {
    const { originalWords } = await read('resetPassword');
    const { status, error } = await change('resetPassword', { ...originalWords, isOn: false });
    expect([status, error?.message]).toEqual([409, 'This email can’t be turned off']);
  });

  it('are shown with the newest order, and an unknown email is refused', async () => {
    const item = await shop.item({ title: 'Lamp & Shade', price: 30, stock: 5 });
    const { number } = await shop.order({ name: 'Dora', lines: [lineOf(item, 2)] });
    const { data } = await admin.post<MailPreview>(adminPaths.previewMail('orderPaid'), words);
    expect(data).toMatchObject({ subject: `Hi Dora: #${number}`, madeFrom: `Order #${number}` });
    expect(data.html).toContain('2 × Lamp &amp; Shade');
    expect(data.text).toContain('2 × Lamp & Shade  $60.00');
    expect((await admin.post(adminPaths.previewMail('none' as 'orderPaid'), words)).status).toBe(404);
  });

  it.each(MAIL_KINDS)('%s has a preview with its original words', async (kind) => {
    const { originalWords } = await read(kind);
    const { data } = await admin.post<MailPreview>(adminPaths.previewMail(kind), originalWords);
    expect(data.subject).not.toContain('{{');
    expect(data.html).not.toContain('{{');
    expect(data.html).toContain('</h1>');
    expect(data.text.trim()).not.toBe('');
  });

  it('are tried out right away, and the mail server’s own words come back', async () => {
    const { originalWords } = await read('orderPaid');
    const test = async () =>
      (await admin.post<MailTestResult>(adminPaths.testMail('orderPaid'), { ...originalWords, to: 'me@shop.example' }))
        .data;
    expect(await test()).toMatchObject({ accepted: true, response: expect.stringMatching(/^250 /) });
    expect(mails.accepted.map(({ to }) => to && 'text' in to && to.text)).toContain('me@shop.example');
    mails.judge = () => refusal(554, 'No SPF record');
    expect(await test()).toMatchObject({ accepted: false, response: expect.stringContaining('No SPF record') });
  });
});

describe('images of emails', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ demo: true });
  });
  afterAll(() => shop.close());

  it('are small JPEGs of the shop’s images', async () => {
    const [image] = await shop.database.query<{ url: string }>(
      "SELECT url FROM files WHERE mime = 'image/webp' ORDER BY id LIMIT 1",
    );
    const name = `${image?.url.replace('/uploads/', '')}.jpg`;
    const response = await fetch(`${shop.url}${apiPaths.mailImage(name)}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(20_000);
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it.each(['nothing.webp.jpg', '../../.env.jpg', '..%2F..%2F.env.jpg', 'logo.svg', '.jpg'])(
    'aren’t %s',
    async (name) => {
      const { status } = await fetch(`${shop.url}${apiPaths.mailImage(name)}`);
      expect(status).toBe(404);
    },
  );
});
