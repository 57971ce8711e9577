import { adminPaths, apiPaths, DEFAULT_MENUS } from '@stoa/contract';
import { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const LINKS = [
  { network: 'instagram', url: 'https://instagram.com/stoa' },
  { network: 'github', url: 'https://github.com/stoa' },
];

const NO_BUSINESS = { legalName: null, address: null, phone: null, taxNumber: null, openingHours: null };
const NO_ANNOUNCEMENT = {
  announcementText: null,
  announcementUrl: null,
  announcementFrom: null,
  announcementUntil: null,
};

describe('the settings of the shop', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const read = async () => (await admin.get(adminPaths.settings)).data;

  it('are there from the first boot', async () => {
    const { status, data } = await shop.visitor().get(apiPaths.store);
    expect(status).toBe(200);
    const { menus, brand, shipping, hasDiscounts, orderNumbering, ...settings } = data;
    expect(brand).toBeNull();
    expect(hasDiscounts).toBe(false);
    expect(orderNumbering).toEqual([]);
    expect(menus).toEqual(DEFAULT_MENUS);
    expect(shipping).toEqual({
      price: 5,
      varies: false,
      freeFrom: null,
      pickUp: true,
      countries: ['US'],
      handling: null,
      addsTax: false,
    });
    expect(settings).toEqual({
      shopName: 'Stoa',
      tagline: expect.any(String),
      contactEmail: null,
      socialLinks: [],
      timeZone: 'UTC',
      weightUnit: 'g',
      announcement: null,
      currency: 'USD',
      providers: [],
    });
    expect(await read()).toEqual({ ...settings, ...NO_BUSINESS, ...NO_ANNOUNCEMENT, updatedAt: expect.any(String) });
  });

  it('change, one field or all, and show to visitors at once', async () => {
    const changes = { shopName: 'Colonnade', tagline: '', contactEmail: 'Hello@Colonnade.example', socialLinks: LINKS };
    const { status, data } = await admin.patch(adminPaths.settings, changes);
    expect(status).toBe(200);
    const shown = {
      ...changes,
      tagline: null,
      contactEmail: 'hello@colonnade.example',
      timeZone: 'UTC',
      weightUnit: 'g',
      announcement: null,
      currency: 'USD',
      providers: [],
    };
    expect(data).toEqual({ ...shown, ...NO_BUSINESS, ...NO_ANNOUNCEMENT, updatedAt: expect.any(String) });

    await admin.patch(adminPaths.settings, { tagline: 'Walk in' });
    expect((await shop.visitor().get(apiPaths.store)).data).toMatchObject({ ...shown, tagline: 'Walk in' });
  });

  it('show no contact address where it was taken away', async () => {
    for (const contactEmail of ['', null]) {
      await admin.patch(adminPaths.settings, { contactEmail: 'hello@colonnade.example' });
      expect((await admin.patch(adminPaths.settings, { contactEmail })).data).toMatchObject({ contactEmail: null });
      expect((await shop.visitor().get(apiPaths.store)).data).toMatchObject({ contactEmail: null });
    }
  });

  it('say who sells on the contact page, apart from what all pages know', async () => {
    const business = {
      legalName: 'Oak and Ash LLC',
      address: '1 Elm St\nPortland, OR 97201',
      phone: '+1 503 555 0100',
      taxNumber: 'EIN 12-3456789',
      openingHours: 'Monday to Friday, 9 AM to 5 PM',
    };
    expect((await shop.visitor().get(apiPaths.business)).data).toEqual(NO_BUSINESS);
    expect((await admin.patch(adminPaths.settings, business)).data).toMatchObject(business);
    expect((await shop.visitor().get(apiPaths.business)).data).toEqual(business);
    expect((await shop.visitor().get(apiPaths.store)).data).not.toHaveProperty('phone');
    const { text } = await shop.visitor().get('/contact');
    for (const line of [
      '1 Elm St\nPortland, OR 97201',
      'Monday to Friday',
      'href="tel:+15035550100"',
      'EIN 12-3456789',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/"@type":"LocalBusiness","name":"Colonnade","url":"[^"]+","legalName":"Oak and Ash LLC"/);
    await admin.patch(adminPaths.settings, NO_BUSINESS);
    expect((await shop.visitor().get('/contact')).text).not.toContain('LocalBusiness');
  });

  it('decide where messages go', async () => {
    await admin.patch(adminPaths.settings, { contactEmail: 'desk@colonnade.example', shopName: 'The Desk' });
    const sender = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' };
    await shop.visitor().post(apiPaths.submitForm, sender);
    await eventually(async () => {
      const [mail] = await shop.database.query('SELECT * FROM outbox_messages ORDER BY id DESC LIMIT 1');
      expect(mail).toMatchObject({ recipient: 'desk@colonnade.example', subject: '[The Desk] Hello' });
    });
  });

  it('are not overwritten if someone else changed them meanwhile', async () => {
    const { updatedAt } = await read();
    expect((await admin.patch(adminPaths.settings, { tagline: 'First', updatedAt })).status).toBe(200);
    const { status, error } = await admin.patch(adminPaths.settings, { tagline: 'Second', updatedAt });
    expect(status).toBe(409);
    expect(error.message).toMatch(/Someone else changed/);
    expect(error.details).toMatchObject({ current: { tagline: 'First' } });
    expect((await read()).tagline).toBe('First');
  });

  it('change once when the same form is saved twice at once', async () => {
    const { updatedAt } = await read();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((tagline) => admin.patch(adminPaths.settings, { tagline, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['shopName', '', 'Enter your shop’s name'],
    ['shopName', null, 'Enter your shop’s name'],
    ['shopName', 'x'.repeat(101), 'Shop name must be at most 100 characters'],
    ['tagline', 'x'.repeat(201), 'Tagline must be at most 200 characters'],
    ['contactEmail', 'nobody', 'Please enter a valid email address'],
    ['socialLinks', 'none', 'Social links must be a list'],
    ['socialLinks', null, 'Social links cannot be null'],
    ['socialLinks', Array(9).fill(LINKS[0]), 'Social links can have at most 8 entries'],
    ['socialLinks.0.url', [{ network: 'x', url: 'javascript:alert(1)' }], 'Link must be a valid URL'],
    ['socialLinks.0.url', [{ network: 'x', url: '/path' }], 'Link must be a valid URL'],
    ['socialLinks.0.url', [{ network: 'x', url: ' ' }], 'Link is required'],
    ['socialLinks.0.network', [{ url: 'https://x.com' }], 'Network is required'],
    ['timeZone', 'New York', 'Select a time zone'],
    ['timeZone', '+05:00', 'Select a time zone'],
    ['timeZone', null, 'Select a time zone'],
    ['phone', 'x'.repeat(51), 'Phone must be at most 50 characters'],
    ['updatedAt', 'yesterday', 'updatedAt must be a date'],
  ])('refuse a %s that is wrong: %#', async (path, value, message) => {
    const [field = ''] = path.split('.');
    const before = await read();
    const { status, error } = await admin.patch(adminPaths.settings, { [field]: value });
    expect(status).toBe(400);
    expect(error.details.errors).toContainEqual({ path: path.split('.'), message });
    expect(await read()).toEqual(before);
  });

  it('are shared with the console, and with its editors the rules', async () => {
    const editor = await openConsole(shop);
    const save = (fields: object) => editor.saveSingle('api::store.setting', fields);
    const { updatedAt } = await read();
    expect((await save({ shopName: 'By an editor', socialLinks: JSON.stringify(LINKS) })).status).toBe(200);
    expect(await read()).toMatchObject({ shopName: 'By an editor', socialLinks: LINKS });
    expect((await save({ shopName: 'Opened earlier', updatedAt })).status).toBe(409);

    const refused = await save({ contactEmail: 'nobody' });
    expect(refused).toMatchObject({ status: 400, error: { message: 'Please enter a valid email address' } });
    expect((await save({ socialLinks: '[{"network":"x","url":"javascript:alert(1)"}]' })).status).toBe(400);
    expect((await save({ socialLinks: null })).status).toBe(200);
    expect(await read()).toMatchObject({ shopName: 'By an editor', socialLinks: [] });
  });

  it('are restored if an editor deletes them', async () => {
    await shop.database.query('DELETE FROM store_settings');
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.visitor().get(apiPaths.store)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.database.query('SELECT id FROM store_settings')).toHaveLength(1);
  });

  it.each([
    [{}, 'sandbox'],
    [{ PAYPAL_ENVIRONMENT: 'Production' }, 'production'],
  ])('tell the shop its PayPal client: %j', async (more, environment) => {
    const keys = { PAYPAL_CLIENT_ID: 'client-of-a-test', PAYPAL_CLIENT_SECRET: 'known to cms alone' };
    const { url } = await shop.replica({ ...keys, ...more });
    const access = { clientId: 'client-of-a-test', environment, sdkBaseUrl: null };
    const paypal = { name: 'paypal', title: 'PayPal', isTest: environment === 'sandbox', access };
    const { data, text } = await new Client(url).get(apiPaths.store);
    expect(data).toMatchObject({ providers: [paypal] });
    expect(text).not.toContain(keys.PAYPAL_CLIENT_SECRET);
  });

  it('offer no PayPal without its secret', async () => {
    const { url } = await shop.replica({ PAYPAL_CLIENT_ID: 'client-of-a-test' });
    expect((await new Client(url).get(apiPaths.store)).data).toMatchObject({ providers: [] });
  });

  it('belong to administrators', async () => {
    const customer = await shop.customer();
    expect((await shop.visitor().get(adminPaths.settings)).status).toBe(401);
    expect((await customer.get(adminPaths.settings)).status).toBe(403);
    expect((await customer.patch(adminPaths.settings, { tagline: 'Mine' })).status).toBe(403);
  });
});
