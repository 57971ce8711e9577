import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { apiPaths, shopPaths } from '@stoa/contract';
import { test as demoBench } from '../support/browser/demo-shop';
import { openDatabaseLine } from '../support/run/database-line';
import type { Shop } from '../support/shop/shop';
import { add } from './support/figures';
import { bench } from './support/large-shop';
import { answersIn } from './support/load';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
/** Servers take turns, so that a busy moment of the machine hits all of them. */
const TURN = 1;

const { marketplace, blog } = apiPaths;

const addressesOf = async (shop: Shop) => {
  const firstOf = async (list: string): Promise<string> => (await shop.visitor().get(list)).data.items[0].slug;
  const [item, post] = [await firstOf(marketplace.items), await firstOf(blog.posts)];
  return {
    'API: items': marketplace.items,
    'API: an item': marketplace.item(item),
    'API: a post': blog.post(post),
    'page: home': '/',
    'page: items': shopPaths.marketplace,
    'page: an item': shopPaths.item(item),
    'page: a post': shopPaths.post(post),
  };
};

/** A process that keeps nothing, since it doesn't hear of changes. */
const openKeepingNothing = async (shop: Shop): Promise<string> => {
  const line = await openDatabaseLine(shop.database.url);
  const { url } = await shop.replica({ DATABASE_LISTEN_URL: line.url });
  await line.cut();
  return url;
};

const openPlain = async (origin: string, addresses: string[]) => {
  const server = fork(path.join(__dirname, 'support/plain-server.mjs'), [origin, ...addresses]);
  const [{ port }] = (await once(server, 'message')) as [AddressInfo];
  return { url: `http://127.0.0.1:${port}`, close: () => server.disconnect() };
};

/** How many requests each server answers a second. */
const takeTurns = async (servers: string[], address: string): Promise<number[]> => {
  const urls = servers.map((server) => new URL(address, server));
  for (const url of urls) await answersIn(TURN, url);
  const answers = urls.map(() => 0);
  for (let second = 0; second < SECONDS; second += TURN)
    for (const [index, url] of urls.entries()) answers[index] = (answers[index] ?? 0) + (await answersIn(TURN, url));
  return answers.map((count) => count / SECONDS);
};

const measure = async (shop: Shop): Promise<void> => {
  const addresses = await addressesOf(shop);
  const keepingNothing = await openKeepingNothing(shop);
  const plain = await openPlain(shop.url, Object.values(addresses));
  for (const [what, address] of Object.entries(addresses)) {
    const [kept = 0, made = 0, asPlain = 0] = await takeTurns([shop.url, keepingNothing, plain.url], address);
    add(what, { 'kept/s': kept, 'plain/s': asPlain, '% of plain': (100 * kept) / asPlain, 'not kept/s': made });
  }
  plain.close();
};

demoBench('reads of 24 items', ({ demoShop }) => measure(demoShop));
bench('reads of 20,000 items', ({ shop }) => measure(shop));
