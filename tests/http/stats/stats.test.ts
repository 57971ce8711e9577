import { addDays, adminPaths, apiPaths, type FirstSteps, NO_BRAND, type Stats } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { setNoon, TODAY } from '../../support/shop/noon';
import { openShop, type Shop, startShop } from '../../support/shop/shop';

const dayBefore = (days: number) => addDays(TODAY, -days);

test('the first steps are done as soon as the shop has what they name', async () => {
  const shop = await startShop({ env: { SMTP_URL: 'smtp://localhost:1' } });
  const admin = await shop.admin();
  const steps = async () => (await admin.get<FirstSteps>(adminPaths.firstSteps)).data;
  const none = { name: false, contact: false, brand: false, item: false, payment: false, order: false };
  expect(await steps()).toEqual({ done: { ...none, mail: true }, isDemo: false });
  await createItem(admin, (await createCategory(admin, 'things')).id);
  await admin.patch(adminPaths.settings, { shopName: 'Oak & Ash', contactEmail: 'hello@oak.example' });
  await shop.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'invoice'");
  await admin.patch(adminPaths.brand, { ...NO_BRAND, radius: 20 });
  const all = { name: true, contact: true, brand: true, item: true, payment: true, mail: true };
  expect((await steps()).done).toEqual({ ...all, order: false });
  await shop.close();
});

describe('the figures of the dashboard', () => {
  let shop: Shop;
  let admin: Client;
  let stats: Stats;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    await setNoon(admin);
    const { query } = shop.database;
    const category = await createCategory(admin, 'things');
    for (let n = 1; n <= 7; n++) await createItem(admin, category.id, { title: `Item ${n}`, slug: `item-${n}` });
    const { data: words } = await admin.post(apiPaths.blog.categories, { name: 'Words', slug: 'words' });
    for (let n = 1; n <= 6; n++) {
      const post = { title: `Post ${n}`, slug: `post-${n}`, content: 'Long enough to be read.', categoryId: words.id };
      expect((await admin.post(apiPaths.blog.posts, post)).status).toBe(201);
    }
    await query(`UPDATE items SET view_count = id * 10, created_at = now() - id * interval '1 hour'`);
    await query(
      `UPDATE posts SET view_count = id, created_at = now() - id * interval '1 hour' - interval '30 minutes'`,
    );
    await query(
      `INSERT INTO view_days (subject, subject_id, day, views) VALUES
         ('item', 1, $1, 4), ('post', 1, $1, 3), ('item', 1, $2, 2), ('item', 1, $3, 1), ('item', 1, $4, 50)`,
      [dayBefore(0), dayBefore(5), dayBefore(29), dayBefore(30)],
    );
    await query(
      `INSERT INTO view_days (subject, subject_id, day, views)
       SELECT 'item', id, $1::date, id * 10 FROM items WHERE id BETWEEN 2 AND 6
       UNION ALL SELECT 'post', id, $1::date, id FROM posts`,
      [dayBefore(10)],
    );
    await query(
      `INSERT INTO submissions (name, email, subject, message, read, archived, created_at) VALUES
         ('Ada', 'ada@example.com', 'Newest of all', 'Hello', false, false, now() + interval '1 second'),
         ('Ada', 'ada@example.com', 'Older', 'Hello', false, false, now() - interval '5 days'),
         ('Ada', 'ada@example.com', 'Much older', 'Hello', false, false, now() - interval '40 days')`,
    );
    stats = (await admin.get(adminPaths.stats)).data;
  });
  afterAll(() => shop.close());

  it('count records', () => {
    expect(stats).toMatchObject({ marketplaceItems: 7, blogPosts: 6, users: 1, totalViews: 280 + 21 });
  });

  it('name the five most viewed items and posts of these days', async () => {
    expect(stats.popularItems.map(({ slug, views }) => [slug, views])).toEqual([
      ['item-6', 60],
      ['item-5', 50],
      ['item-4', 40],
      ['item-3', 30],
      ['item-2', 20],
    ]);
    expect(stats.popularPosts[0]).toEqual({ id: expect.any(Number), slug: 'post-6', title: 'Post 6', views: 6 });
    expect(stats.popularPosts).toHaveLength(5);
    const { data } = await admin.get<Stats>(`${adminPaths.stats}?from=${dayBefore(30)}&to=${dayBefore(11)}`);
    expect(data.popularItems.map(({ slug, views }) => [slug, views])).toEqual([['item-1', 51]]);
    expect(data.popularPosts).toEqual([]);
  });

  it('merge what is new, the newest first', () => {
    expect(stats.recentActivity).toHaveLength(10);
    expect(stats.recentActivity[0]).toMatchObject({ kind: 'submission', title: 'Newest of all' });
    expect(stats.recentActivity[1]).toMatchObject({ kind: 'user' });
    expect(stats.recentActivity.slice(2, 5).map(({ title }) => title)).toEqual(['Item 1', 'Post 1', 'Item 2']);
    const times = stats.recentActivity.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('give every one of the last 30 days', () => {
    expect(stats.daily.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, n) => dayBefore(29 - n)));
    expect(stats.daily[29]).toEqual({ day: dayBefore(0), views: 7, submissions: 1, users: 1 });
    expect(stats.daily[24]).toEqual({ day: dayBefore(5), views: 2, submissions: 1, users: 0 });
    expect(stats.daily[0]).toEqual({ day: dayBefore(29), views: 1, submissions: 0, users: 0 });
    expect(stats.daily[10]).toEqual({ day: dayBefore(19), views: 0, submissions: 0, users: 0 });
  });

  it('give the requested days', async () => {
    const range = async (query: string): Promise<Stats> => (await admin.get(`${adminPaths.stats}?${query}`)).data;
    const { daily, ...totals } = await range(`from=${dayBefore(41)}&to=${dayBefore(30)}`);
    expect(daily.map(({ day }) => day)).toEqual(Array.from({ length: 12 }, (_, n) => dayBefore(41 - n)));
    expect(daily[1]).toEqual({ day: dayBefore(40), views: 0, submissions: 1, users: 0 });
    expect(daily[11]).toEqual({ day: dayBefore(30), views: 50, submissions: 0, users: 0 });
    expect(totals).toMatchObject({ marketplaceItems: 7, totalViews: 280 + 21 });
    expect((await range(`from=${dayBefore(365)}`)).daily).toHaveLength(366);
    expect((await range('from=1000-01-01&to=1000-01-01')).daily).toHaveLength(1);
  });

  it.each([
    ['from=2026-02-30', 'from must be a day such as 2026-01-31'],
    ['from=2026-03-02&to=2026-03-01', 'from must not be after to'],
    [`from=${dayBefore(366)}`, "The range from 'from' to 'to' can be at most 366 days"],
  ])('refuse %s', async (query, message) => {
    const { status, error } = await admin.get(`${adminPaths.stats}?${query}`);
    expect({ status, message: error.message }).toEqual({ status: 400, message });
  });

  it('are only for administrators', async () => {
    const customer = await shop.customer();
    expect((await shop.visitor().get(adminPaths.stats)).status).toBe(401);
    expect((await customer.get(adminPaths.stats)).status).toBe(403);
  });
});
