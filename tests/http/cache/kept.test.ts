import { brotliDecompressSync } from 'node:zlib';
import { apiPaths, type Item } from '@stoa/contract';
import { Client } from 'pg';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { sendRaw } from '../../support/shop/raw-request';

const LIST = apiPaths.marketplace.items;

let marketplace: Marketplace;
let item: Item;
beforeAll(async () => {
  marketplace = await openMarketplace();
  for (let made = 0; made < 5; made += 1) item = await marketplace.item({ title: 'Ash stool' });
});
afterAll(() => marketplace?.shop.close());

const get = (address: string, headers?: Record<string, string>) =>
  sendRaw(marketplace.shop.url, 'GET', address, headers);
const statusOf = async (address: string, headers?: Record<string, string>) =>
  (await get(address, headers)).headers['cache-status'];

const READS = [LIST, `${LIST}?search=ash`, apiPaths.marketplace.item(1), apiPaths.blog.tags, apiPaths.store];

describe('the response cache stores', () => {
  it.each([...READS, '/', '/marketplace', '/marketplace/item-1', '/contact'])('the answer to %s', async (address) => {
    const first = await get(address);
    const second = await get(address);
    expect(first.headers['cache-status']).not.toBe('stoa; hit');
    expect(second.headers['cache-status']).toBe('stoa; hit');
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(second.headers['x-robots-tag']).toBe(address.startsWith('/api/') ? 'noindex' : undefined);
  });

  it('compressed answers, and confirms what the browser has', async () => {
    for (const address of [LIST, '/marketplace']) {
      const plain = await get(address);
      const packed = await get(address, { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
      expect((await get(address, { 'Accept-Encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
      expect(packed.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const again = await get(address, { 'Accept-Encoding': 'br', 'If-None-Match': String(packed.headers.etag) });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers.etag).toBe(packed.headers.etag);
      expect((await get(address, { 'If-None-Match': String(packed.headers.etag) })).status).toBe(200);
    }
  });

  it('answers to HEAD without a body', async () => {
    const { status, headers, text } = await sendRaw(marketplace.shop.url, 'HEAD', LIST);
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(Number(headers['content-length'])).toBe((await get(LIST)).body.length);
  });

  it('nothing else', async () => {
    const signedIn = { Authorization: `Bearer ${marketplace.admin.token}` };
    const secret = await marketplace.item({ title: 'Secret stool', published: false });
    const address = apiPaths.marketplace.item(secret.id);
    for (let round = 0; round < 2; round += 1) {
      const seen = await get(address, signedIn);
      expect(seen.status).toBe(200);
      expect(seen.headers['cache-status']).toBeUndefined();
      expect(seen.headers['cache-control']).toBe('no-store');
      expect((await get(address)).status).toBe(404);
      for (const other of [`${LIST}?page=none`, '/api/none', '/healthz', '/favicon.svg', '/admin'])
        expect(await statusOf(other)).not.toBe('stoa; hit');
    }
  });

  it('answers that views and stock counts don’t clear', async () => {
    const address = apiPaths.marketplace.item(item.id);
    await get(address);
    const view = await marketplace.shop.visitor().post(apiPaths.marketplace.itemView(item.id));
    expect(view.data).toEqual({ viewCount: 1 });
    await marketplace.shop.database.query('UPDATE item_variants SET stock = stock + 1');
    await marketplace.shop.visitor().post(apiPaths.submitForm, {});
    expect(await statusOf(address)).toBe('stoa; hit');
  });
});

describe('what an address says and nobody reads', () => {
  const { items } = apiPaths.marketplace;
  const BARE = [
    `${items}?limit=3`,
    apiPaths.marketplace.item(2),
    apiPaths.blog.categories,
    '/blog',
    '/rss.xml',
    '/register',
  ];

  it.each([...BARE, '/marketplace?search=bench', '/marketplace/item-2', '/reset-password?token=none', '/robots.txt'])(
    'is no other answer than that of %s',
    async (address) => {
      const join = address.includes('?') ? '&' : '?';
      const campaign = await get(`${address}${join}utm_source=autumn&x[]=1`);
      const click = await get(address.replace('?', '?fbclid=spring&') + (join === '?' ? '?fbclid=spring' : ''));
      const bare = await get(address);
      expect(campaign.status).toBe(200);
      expect(campaign.text).not.toMatch(/autumn|utm_source/);
      expect([click.text, bare.text]).toEqual([campaign.text, campaign.text]);
      expect([click, bare].map(({ headers }) => headers['cache-status'])).toEqual(['stoa; hit', 'stoa; hit']);
    },
  );

  it.each([items, '/marketplace'])('nor does it matter in which order %s is asked', async (list) => {
    const first = await get(`${list}?minPrice=2&search=ash`);
    const second = await get(`${list}?search=ash&minPrice=2`);
    expect(second.headers['cache-status']).toBe('stoa; hit');
    expect(second.text).toBe(first.text);
  });

  it('goes along to where a page is instead, and to nobody else', async () => {
    const leadsTo = async (address: string) => (await get(address)).headers.location;
    expect(await leadsTo(`/marketplace/${item.id}?from=mail`)).toBe(`/marketplace/${item.slug}?from=mail`);
    expect(await leadsTo(`/marketplace/${item.id}?gclid=a%20b`)).toBe(`/marketplace/${item.slug}?gclid=a+b`);
    expect(await leadsTo(`/marketplace/${item.id}`)).toBe(`/marketplace/${item.slug}`);
    expect(await leadsTo('/marketplace?x=1&search=&tag=oak')).toBe('/marketplace?tag=oak&x=1');
    expect(await leadsTo('/marketplace?search=&x=1')).toBe('/marketplace?x=1');
  });

  it('is still refused where it is a parameter in a form that nobody reads', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await get(`${items}?search[deep]=stool`);
      expect([status, headers['cache-status']]).toEqual([400, 'stoa; fwd=uri-miss']);
    }
  });
});

it('a stampede asks the database once', async () => {
  const lock = new Client({ connectionString: marketplace.shop.database.url });
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE items IN ACCESS EXCLUSIVE MODE');
  for (const address of [`${LIST}?search=stool`, '/marketplace?search=stool']) {
    const stampede = Array.from({ length: 50 }, () => get(address));
    const waiting = `SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await new Promise((soon) => setTimeout(soon, 500));
    const { rows } = await lock.query(waiting);
    await lock.query('COMMIT; BEGIN; LOCK TABLE items IN ACCESS EXCLUSIVE MODE');
    const answers = await Promise.all(stampede);
    expect(rows[0].count).toBeLessThanOrEqual(4);
    expect(answers.every(({ status, text }) => status === 200 && text.includes('Ash stool'))).toBe(true);
    const made = answers.filter(({ headers }) => headers['cache-status'] === 'stoa; fwd=uri-miss');
    expect(made).toHaveLength(1);
  }
  await lock.end();
});

/** Personal, or only for administrators. `up_users` is watched for the names of authors. */
const NOT_SHOWN = [
  'activity',
  'announced_pages',
  'auth_sessions',
  'avatars',
  'backup_settings',
  'backup_storage',
  'backups',
  'captures',
  'cart_lines',
  'checkout_codes',
  'customer_addresses',
  'customer_emails',
  'customers',
  'discount_uses',
  'downloads',
  'email_tokens',
  'fetched_images',
  'files_folder_lnk',
  'files_related_mph',
  'fulfillment_lines',
  'fulfillments',
  'gift_card_entries',
  'gift_cards',
  'import_images',
  'import_rows',
  'imports',
  'job_rows',
  'jobs',
  'low_stock_notices',
  'mail_server',
  'mail_templates',
  'migrations',
  'notification_choices',
  'notification_readers',
  'notifications',
  'order_addresses',
  'order_drafts',
  'order_events',
  'order_lines',
  'order_links',
  'order_mails',
  'orders',
  'outbox_messages',
  'payment_methods',
  'payments',
  'push_messages',
  'push_subscriptions',
  'rate_limits',
  'refund_lines',
  'refunds',
  'reservation_alerts',
  'reservations',
  'reset_tokens',
  'return_images',
  'return_lines',
  'return_requests',
  'saved_views',
  'stock_alerts',
  'stock_changes',
  'stock_watch',
  'submissions',
  'tax_rates',
  'trash',
  'vapid_keys',
  'view_days',
  'visits',
  'webhook_events',
];

it('every table is watched, or has nothing that visitors see', async () => {
  const unwatched = await marketplace.shop.database.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname !~ '^(strapi|admin|i18n|up|upload)_'
       AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname LIKE 'content_%') ORDER BY 1`,
  );
  expect(unwatched.map(({ relname }) => relname)).toEqual(NOT_SHOWN);
});
