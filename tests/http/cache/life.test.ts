import path from 'node:path';
import { apiPaths } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { sendRaw } from '../../support/shop/raw-request';
import { type OwnShop, startShop } from '../../support/shop/shop';

const LATER = path.resolve(__dirname, '../../support/preloaded/later.cjs');

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop({ env: { NODE_OPTIONS: `--require "${LATER}"` } });
  const admin = await shop.admin();
  await createItem(admin, (await createCategory(admin, 'tables')).id, { slug: 'kept', stock: 5 });
  await createPost(admin, (await createBlogCategory(admin, 'wood')).id, { slug: 'kept', status: 'PUBLISHED' });
  await shop.database.query('UPDATE posts SET view_count = 5');
});
afterAll(() => shop?.close());

const ADDRESSES = [apiPaths.marketplace.item('kept'), apiPaths.blog.post('kept'), '/marketplace/kept', '/blog/kept'];

/** The stock or the views that an address shows, and whether they were kept. */
const seenAt = async (address: string) => {
  const { text, headers } = await sendRaw(shop.url, 'GET', address);
  return {
    count: Number(/"(?:stock|viewCount)":(\d+)/.exec(text)?.[1]),
    isKept: headers['cache-status'] === 'stoa; hit',
  };
};
const seen = () => Promise.all(ADDRESSES.map(seenAt));
const everywhere = (one: Awaited<ReturnType<typeof seenAt>>) => ADDRESSES.map(() => one);

/** A change that is refused changes nothing, but makes sure that the process hears of changes at its new time. */
const wait25Seconds = async () => {
  process.kill(shop.cms.pid, 'SIGUSR2');
  // A busy process handles a signal after a request that arrives along with it, which would be proven at the old time.
  await shop.visitor().post(apiPaths.submitForm, {});
  await shop.visitor().post(apiPaths.submitForm, {});
};

it('views and stock counts show after 30 seconds', async () => {
  await seen();
  await shop.database.query('UPDATE item_variants SET stock = 41');
  await shop.database.query('UPDATE posts SET view_count = 41');
  expect(await seen()).toEqual(everywhere({ count: 5, isKept: true }));
  await wait25Seconds();
  expect(await seen()).toEqual(everywhere({ count: 5, isKept: true }));
  await wait25Seconds();
  expect(await seen()).toEqual(everywhere({ count: 41, isKept: false }));
});
