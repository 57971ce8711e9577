import { adminPaths, apiPaths, type Item, type Stats } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { setNoon } from '../../support/shop/noon';
import { type OwnShop, startShop } from '../../support/shop/shop';

const { itemView, item: itemPath } = apiPaths.marketplace;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('views, behind a proxy', () => {
  let shop: OwnShop;
  let admin: Client;
  let item: Item;
  beforeAll(async () => {
    shop = await startShop({ env: { TRUSTED_PROXIES: '1' } });
    admin = await shop.admin();
    await setNoon(admin);
    item = await createItem(admin, (await createCategory(admin, 'tables')).id);
  });
  afterAll(() => shop.close());

  const look = (address: string, userAgent = FIREFOX) =>
    shop.visitor().post(itemView(item.id), undefined, {
      headers: { 'X-Forwarded-For': address, 'User-Agent': userAgent },
    });
  const total = async (): Promise<number> =>
    (await shop.database.query('SELECT view_count FROM items WHERE id = $1', [item.id]))[0]?.view_count;
  const today = async (): Promise<number | undefined> =>
    (await admin.get<Stats>(adminPaths.stats)).data.daily.at(-1)?.views;

  it('count each visitor once a day, though many come many times at once', async () => {
    const visitors = Array.from({ length: 60 }, (_, n) => `203.0.113.${n % 20}`);
    const answers = await Promise.all(visitors.map((address) => look(address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await total()).toBe(20);
    expect(await today()).toBe(20);
    expect(await look('203.0.113.1')).toMatchObject({ status: 200, data: { viewCount: 20 } });
    expect(await look('203.0.113.1', 'Another browser')).toMatchObject({ data: { viewCount: 21 } });
  });

  it('count no robots', async () => {
    const before = await total();
    const answer = await look(
      '198.51.100.1',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    );
    expect(answer).toMatchObject({ status: 200, data: { viewCount: before } });
    expect(await total()).toBe(before);
  });

  it('store no network address, and don’t outdate open forms', async () => {
    const visits = await shop.database.query('SELECT * FROM visits');
    expect(JSON.stringify(visits)).not.toMatch(/203\.0\.113|198\.51\.100|Firefox/);
    expect((await admin.get<Item>(itemPath(item.id))).data.updatedAt).toBe(item.updatedAt);
  });

  it('forget visitors after two days, and count them again the next day', async () => {
    await shop.database.query("UPDATE visits SET day = day - 1 WHERE visitor <> ''");
    const before = await total();
    await look('203.0.113.1');
    expect(await total()).toBe(before + 1);
    await shop.database.query('UPDATE visits SET day = day - 2');
    await shop.restart();
    await eventually(async () =>
      expect(await shop.database.query('SELECT id FROM visits WHERE day < current_date - 2')).toHaveLength(0),
    );
    expect(await total()).toBe(before + 1);
  }, 60_000);
});
