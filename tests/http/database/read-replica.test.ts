import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths, type Item, type Session } from '@stoa/contract';
import { type Server, startStreamingPair } from '../../support/database/streaming';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { ADMIN, type Cms, freePort, startCms } from '../../support/run/cms';
import { type DatabaseLine, openDatabaseLine } from '../../support/run/database-line';
import { runFolder } from '../../support/run/folder';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';

const { items, item: itemAt } = apiPaths.marketplace;

describe('a replica that public reads go to', () => {
  let primary: Server;
  let standby: Server;
  let line: DatabaseLine;
  let cms: Cms;
  let admin: Client;
  let item: Item;
  let metricsPort: number;
  let searches = 0;

  beforeAll(async () => {
    ({ primary, standby } = await startStreamingPair());
    line = await openDatabaseLine(standby.url);
    metricsPort = await freePort();
    const dataFolder = await mkdtemp(path.join(runFolder(), 'shop-'));
    const env = { DATABASE_READ_URL: line.url, METRICS_PORT: String(metricsPort) };
    cms = await startCms({ databaseUrl: primary.url, dataFolder, env });
    admin = new Client(cms.url);
    admin.token = (await admin.post<Session>(apiPaths.auth.login, ADMIN)).data.token;
    item = await createItem(admin, (await createCategory(admin, 'bowls')).id, { slug: 'bowl', title: 'Bowl 0' });
  });
  afterAll(async () => {
    await cms?.kill();
    await line?.close();
    await standby?.stop();
    await primary?.stop();
  });

  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`stoa_read_replica_${name} `))
        ?.split(' ')[1],
    );
  };
  const becomesUsed = (used: number) => eventually(async () => expect(await figure('used')).toBe(used));
  /** Nobody asked for it before, so the cache has no answer. */
  const search = async (): Promise<number> => {
    searches += 1;
    return (await fetch(`${cms.url}${items}?search=bowl+${searches}`)).status;
  };
  const shown = async (): Promise<string> =>
    ((await (await fetch(`${cms.url}${itemAt('bowl')}`)).json()) as { data: Item }).data.title;
  const rename = async (title: string) => expect((await admin.patch(itemAt(item.id), { title })).status).toBe(200);

  it('answers what visitors are shown', async () => {
    await becomesUsed(1);
    const before = await figure('statements{outcome="answered"}');
    expect(await search()).toBe(200);
    expect(await figure('statements{outcome="answered"}')).toBeGreaterThan(before);
    expect(await figure('lag_seconds')).toBeLessThan(30);
  });

  it('never shows a visitor what was before a change', async () => {
    for (let version = 1; version <= 40; version += 1) {
      await rename(`Bowl ${version}`);
      expect(await shown()).toBe(`Bowl ${version}`);
      expect(await shown()).toBe(`Bowl ${version}`);
    }
  });

  it('isn’t read from while it is behind', async () => {
    await becomesUsed(1);
    await standby.query('SELECT pg_wal_replay_pause()');
    await rename('Changed meanwhile');
    expect(await shown()).toBe('Changed meanwhile');
    await becomesUsed(0);
    await eventually(() => expect(cms.log()).toContain('Not reading from the replica: it is too far behind'));
    await standby.query('SELECT pg_wal_replay_resume()');
    await becomesUsed(1);
    expect(await shown()).toBe('Changed meanwhile');
  });

  it('may fall silent: whoever waits for it is answered by the primary', async () => {
    await becomesUsed(1);
    line.hang();
    const asked = Array.from({ length: 8 }, search);
    expect(await Promise.all(asked)).toEqual(Array(8).fill(200));
    expect(await figure('statements{outcome="retried"}')).toBeGreaterThan(0);
    await becomesUsed(0);
    await line.mend();
    await becomesUsed(1);
  });

  it('may be killed while it is asked', async () => {
    await becomesUsed(1);
    const asked = Array.from({ length: 20 }, search);
    standby.kill();
    asked.push(...Array.from({ length: 20 }, search));
    expect(await Promise.all(asked)).toEqual(Array(40).fill(200));
    await becomesUsed(0);
    expect(await search()).toBe(200);
  });
});
