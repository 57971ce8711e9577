import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths, type Item, type Session } from '@stoa/contract';
import { createCategory, createItem } from '../marketplace/marketplace';
import { ADMIN, type Cms, freePort, startCms } from '../run/cms';
import { openDatabaseLine } from '../run/database-line';
import { runFolder } from '../run/folder';
import { Client } from '../shop/client';
import { eventually } from '../shop/eventually';
import { type Server, startStreamingPair } from './streaming';

const { items, item: itemAt } = apiPaths.marketplace;

/** A shop with an item, that reads from a standby. */
export const startReadingShop = async () => {
  const { primary, standby } = await startStreamingPair();
  const [toPrimary, toStandby] = [await openDatabaseLine(primary.url), await openDatabaseLine(standby.url)];
  const dataFolder = await mkdtemp(path.join(runFolder(), 'shop-'));
  const processes: Cms[] = [];
  let lists = 0;

  const startProcess = async () => {
    const metricsPort = String(await freePort());
    const env = { DATABASE_READ_URL: toStandby.url, METRICS_PORT: metricsPort };
    const cms = await startCms({ databaseUrl: toPrimary.url, dataFolder, env });
    processes.push(cms);
    const figure = async (name: string): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const line = text.split('\n').find((one) => one.startsWith(`stoa_read_replica_${name} `));
      return Number(line?.split(' ')[1]);
    };
    return {
      cms,
      figure,
      becomesUsed: (used: number) => eventually(async () => expect(await figure('used')).toBe(used)),
      /** Nobody asked for it before, so the cache has no answer. */
      async list() {
        lists += 1;
        const answer = await fetch(`${cms.url}${items}?maxPrice=${1_000 + lists}`);
        const { data } = (await answer.json()) as { data?: { items: Item[] } };
        return { status: answer.status, title: data?.items[0]?.title };
      },
      shown: async (): Promise<string> =>
        ((await (await fetch(`${cms.url}${itemAt('bowl')}`)).json()) as { data: Item }).data.title,
    };
  };

  const first = await startProcess();
  const admin = new Client(first.cms.url);
  admin.token = (await admin.post<Session>(apiPaths.auth.login, ADMIN)).data.token;
  const { id } = await createItem(admin, (await createCategory(admin, 'bowls')).id, { slug: 'bowl', title: 'Bowl 0' });
  return {
    ...first,
    primary,
    standby,
    toPrimary,
    toStandby,
    startProcess,
    rename: async (title: string) => expect((await admin.patch(itemAt(id), { title })).status).toBe(200),
    async close(...others: Server[]) {
      for (const cms of processes) await cms.kill();
      for (const line of [toPrimary, toStandby]) await line.close();
      for (const server of [...others, standby, primary]) await server.stop();
    },
  };
};

export type ReadingShop = Awaited<ReturnType<typeof startReadingShop>>;
