import { adminPaths, apiPaths, type ItemList, shopPaths } from '@stoa/contract';
import { download } from '../support/import-export/import-export';
import { ADMIN } from '../support/run/cms-environment';
import { Client } from '../support/shop/client';
import { add, timed } from './support/figures';
import { bench } from './support/large-shop';

/** A running shop of another version, as large, whose first administrator has this password. */
const { BENCH_OTHER = '', BENCH_OTHER_PASSWORD = '' } = process.env;
const ROUNDS = 40;
const { marketplace } = apiPaths;

const signedIn = async (url: string, { email, password }: typeof ADMIN): Promise<Client> => {
  const client = new Client(url);
  client.token = (await client.post(apiPaths.auth.login, { email, password })).data.token;
  return client;
};

const slugsOf = async ({ url }: Client): Promise<string[]> =>
  (await new Client(url).get<ItemList>(`${marketplace.items}?limit=100&page=20`)).data.items.map(({ slug }) => slug);

/** Each round asks for something else, so nothing comes from a cache. */
const ASKED = {
  'API: items': (round: number) => `${marketplace.items}?page=${round + 1}`,
  'API: items by price, in stock': (round: number) =>
    `${marketplace.items}?page=${round + 1}&sortBy=price&status=AVAILABLE&minPrice=30&maxPrice=90`,
  'API: an item': (round: number, slugs: string[]) => marketplace.item(slugs[round] ?? ''),
  'page: items': (round: number) => `${shopPaths.marketplace}?page=${round + 2}`,
  'page: an item': (round: number, slugs: string[]) => shopPaths.item(slugs[round + ROUNDS] ?? ''),
  'panel: items': (round: number) => `${marketplace.items}?page=${round + 1}&limit=10&sortBy=createdAt&order=desc`,
} satisfies Record<string, (round: number, slugs: string[]) => string>;

const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Both shops take turns, so that a busy moment of the machine hits both. */
const compared = async (what: string, rounds: number, ask: (which: 0 | 1, round: number) => Promise<unknown>) => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 ? ([0, 1] as const) : ([1, 0] as const))
      times[which].push(await timed(() => ask(which, round)));
  const [before, now] = [median(times[0]), median(times[1])];
  add(what, { 'other ms': before, 'this ms': now, 'in percent': (now / before) * 100 });
};

bench('this version and another', async ({ shop }) => {
  bench.skip(!BENCH_OTHER, 'BENCH_OTHER names no other shop');
  const admins = [
    await signedIn(BENCH_OTHER, { ...ADMIN, password: BENCH_OTHER_PASSWORD }),
    await shop.admin(),
  ] as const;
  const slugs = [await slugsOf(admins[0]), await slugsOf(admins[1])] as const;
  for (const [what, address] of Object.entries(ASKED))
    await compared(what, ROUNDS, async (which, round) => {
      const client = what.startsWith('panel') ? admins[which] : new Client(admins[which].url);
      const { status } = await client.get(address(round, slugs[which]));
      if (status !== 200) throw new Error(`${what}: ${status}`);
    });
  await compared('the export of all items', 5, (which) => download(admins[which], adminPaths.export('items'), {}));
});
