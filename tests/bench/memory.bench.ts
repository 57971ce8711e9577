import path from 'node:path';
import { expect } from '@playwright/test';
import { apiPaths, shopPaths } from '@stoa/contract';
import type { Cms } from '../support/cms';
import { eventually } from '../support/eventually';
import { add } from './figures';
import { bench } from './large-shop';

const PAGES = 10_000;
const STEP = 2_500;
const AT_ONCE = 8;
const MB = 1024 * 1024;

const reports = (cms: Cms) => [...cms.log().matchAll(/^memory (.*)$/gm)].map(([, report = '']) => JSON.parse(report));

const noteMemory = async (what: string, cms: Cms): Promise<void> => {
  const before = reports(cms).length;
  process.kill(cms.pid, 'SIGUSR2');
  const { heapUsed, external, rss } = await eventually(() => {
    const report = reports(cms)[before];
    expect(report).toBeDefined();
    return report;
  });
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
  const cms = await shop.replica({ NODE_OPTIONS: `--expose-gc --require "${path.join(__dirname, 'memory.cjs')}"` });
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
