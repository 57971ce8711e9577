import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test as base } from '@playwright/test';
import { openedOnce } from '../../support/browser/demo-shop';
import { spawnSeed } from '../../support/run/cms';
import { openShop, type Shop } from '../../support/shop/shop';
import { fillRest } from './fill';

const ITEMS = 20_000;
const POSTS = 2_000;

const openLargeShop = async (): Promise<Shop> => {
  const shop = await openShop({ demo: true });
  const options = { databaseUrl: shop.database.url, dataFolder: shop.dataFolder };
  const seed = spawnSeed(options, '--items', String(ITEMS), '--posts', String(POSTS));
  seed.stdout.resume();
  const [reason, [code]] = await Promise.all([text(seed.stderr), once(seed, 'exit')]);
  if (code !== 0) throw new Error(`The shop could not be filled: ${reason}`);
  await fillRest(shop.database);
  return shop;
};

/** One shop for all measurements. */
export const bench = base.extend<object, { shop: Shop }>({
  shop: [openedOnce(openLargeShop), { scope: 'worker', timeout: 1_200_000 }],
});
