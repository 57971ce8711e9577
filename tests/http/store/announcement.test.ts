import { adminPaths, apiPaths, type Settings, type Store } from '@stoa/contract';
import type { Answer, Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

/** A machine that others keep busy may answer 503 at first. Anything else is a fault. */
const ok = async <Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> => {
  const answer = await eventually(async () => {
    const asked = await ask();
    expect(asked.status).not.toBe(503);
    return asked;
  });
  expect([answer.status, answer.error?.message]).toEqual([200, undefined]);
  return answer;
};

describe('the announcement bar', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const change = (changes: Partial<Settings>) => admin.patch<Settings>(adminPaths.settings, changes);
  const save = (changes: Partial<Settings>) => ok(() => change(changes));
  const shown = async () => (await ok(() => shop.visitor().get<Store>(apiPaths.store))).data.announcement;
  const pageAt = async (path: string) => (await ok(() => shop.visitor().get(path))).text;
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('is on all pages but checkout, with its link, as the server writes them', async () => {
    await save({ announcementText: 'Free shipping <today>', announcementUrl: '/marketplace' });
    expect(await shown()).toEqual({ id: expect.any(String), text: 'Free shipping <today>', url: '/marketplace' });
    for (const path of ['/', '/marketplace', '/contact'])
      expect(await pageAt(path)).toMatch(
        /<aside[^>]*>.*<a[^>]*href="\/marketplace"[^>]*>Free shipping &lt;today&gt;<\/a>/s,
      );
    expect(await pageAt('/checkout')).not.toContain('<aside');
    await save({ announcementUrl: '' });
    expect(await pageAt('/')).toContain('>Free shipping &lt;today&gt;</p>');
  });

  it('can’t end before it begins, or lead anywhere', async () => {
    const [early, late] = [inMs(1_000_000), inMs(2_000_000)];
    const refused = await change({ announcementFrom: late, announcementUntil: early });
    expect([refused.status, refused.error.message]).toEqual([400, 'Show until must be after Show from']);
    await save({ announcementFrom: late, announcementUntil: null });
    expect((await change({ announcementUntil: early })).status).toBe(400);
    expect((await change({ announcementUrl: 'javascript:alert(1)' })).status).toBe(400);
    await save({ announcementFrom: null });
  });

  it('is there between its moments, and comes by itself, also into answers that are kept', async () => {
    await save({ announcementText: 'Now', announcementFrom: inMs(1_000_000) });
    expect(await shown()).toBeNull();
    await save({ announcementFrom: null, announcementUntil: inMs(-1_000) });
    expect(await shown()).toBeNull();
    await save({ announcementFrom: inMs(-2_000), announcementUntil: inMs(1_000_000) });
    expect(await shown()).toMatchObject({ text: 'Now' });
    // The page has to be kept before the moment comes, or there is nothing to be cleared.
    await eventually(async () => {
      const moment = Date.now() + 4_000;
      await save({ announcementText: 'Soon', announcementFrom: new Date(moment).toISOString() });
      await pageAt('/');
      const { headers, text } = await ok(() => shop.visitor().get('/'));
      expect([headers.get('cache-status'), text.includes('>Soon</p>'), Date.now() < moment]).toEqual([
        'stoa; hit',
        false,
        true,
      ]);
    });
    // By itself, it would be kept for 30 seconds.
    await eventually(async () => expect(await pageAt('/')).toContain('>Soon</p>'), 25_000);
    expect(await shown()).toMatchObject({ text: 'Soon' });
  });
});
