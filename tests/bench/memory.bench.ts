import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { apiPaths, shopPaths } from '@stoa/contract';
import type { Cms } from '../support/run/cms';
import { startShop } from '../support/shop/shop';
import { add } from './support/figures';
import { bench } from './support/large-shop';
import { AS_STARTED, MB, memoryOf, REPORTING } from './support/memory';
import { mixedLoad } from './support/mixed-load';

const PAGES = 10_000;
const STEP = 2_500;
const AT_ONCE = 8;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const LOOKS = 12;

const noteMemory = async (what: string, cms: Cms): Promise<void> => {
  const { heapUsed, external, rss } = await memoryOf(cms);
  add(what, { 'heap MB': heapUsed / MB, 'buffers MB': external / MB, 'all MB': rss / MB });
};

const open = async (addresses: string[], origin: string): Promise<void> => {
  const left = addresses.values();
  const visitor = async () => {
    for (const address of left) {
      const page = await fetch(origin + address);
      if (page.status !== 200) throw new Error(`${address}: ${page.status}`);
      await page.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
};

bench(`memory after ${PAGES} pages`, async ({ shop }) => {
  const cms = await shop.replica({ NODE_OPTIONS: `--expose-gc ${REPORTING}` });
  const items = await shop.database.query('SELECT slug FROM items WHERE published ORDER BY id LIMIT $1', [PAGES]);
  const addresses = items.map(({ slug }) => shopPaths.item(slug));
  await noteMemory('memory after the start', cms);
  for (let opened = 0; opened < PAGES; opened += STEP) {
    await open(addresses.slice(opened, opened + STEP), cms.url);
    await noteMemory(`memory after ${opened + STEP} items’ pages`, cms);
  }
  await shop.database.query('NOTIFY stoa_content');
  // Whatever may change something is answered once all changes have been heard.
  await fetch(cms.url + apiPaths.submitForm, { method: 'POST' });
  await noteMemory('memory when nothing is kept anymore', cms);
});

/** Every 5 seconds for a minute, in MB. Nothing collects garbage but the process itself. */
const sizesInAMinute = async (cms: Cms): Promise<number[]> => {
  const sizes: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(60_000 / LOOKS);
    sizes.push((await memoryOf(cms)).rss / MB);
  }
  return sizes;
};

test(`memory under ${MINUTES} minutes of mixed load`, async () => {
  test.setTimeout((MINUTES + 3) * 60_000);
  const shop = await startShop({ demo: true, env: { NODE_OPTIONS: REPORTING, ...AS_STARTED } });
  const work = await mixedLoad(shop);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const [answers, sizes] = await Promise.all([work(60), sizesInAMinute(shop.cms)]);
    const cells = { 'answers/s': answers / 60, 'lowest MB': Math.min(...sizes), 'highest MB': Math.max(...sizes) };
    add(`mixed load, minute ${minute}`, cells);
  }
  await shop.close();
});
