import { adminPaths, apiPaths, type HealthReport, type Session } from '@stoa/contract';
import { type ReadingShop, startReadingShop } from '../../support/database/reading-shop';
import { ADMIN } from '../../support/run/cms';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';

const SECOND = 1_000;

describe('a replica that public reads go to', () => {
  let shop: ReadingShop;
  beforeAll(async () => {
    shop = await startReadingShop();
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.becomesUsed(1));

  const statuses = async (asked: ReturnType<ReadingShop['list']>[]) =>
    (await Promise.all(asked)).map(({ status }) => status);

  it('answers what visitors are shown', async () => {
    const before = await shop.figure('statements{outcome="answered"}');
    expect((await shop.list()).status).toBe(200);
    expect(await shop.figure('statements{outcome="answered"}')).toBeGreaterThan(before);
    expect(await shop.figure('lag_seconds')).toBeLessThan(30);
  });

  it('never shows a visitor what was before a change', async () => {
    for (let version = 1; version <= 40; version += 1) {
      await shop.rename(`Bowl ${version}`);
      expect(await shop.shown()).toBe(`Bowl ${version}`);
      expect(await shop.shown()).toBe(`Bowl ${version}`);
    }
  });

  it('isn’t asked for a change that it hasn’t yet, by visitors of any process', async () => {
    const other = await shop.startProcess();
    await other.becomesUsed(1);
    expect(await other.shown()).not.toBe('Changed meanwhile');
    await shop.standby.query('SELECT pg_wal_replay_pause()');
    await shop.rename('Changed meanwhile');
    expect(await shop.shown()).toBe('Changed meanwhile');
    await eventually(async () => expect(await other.shown()).toBe('Changed meanwhile'), SECOND);
    for (const { becomesUsed } of [shop, other]) await becomesUsed(0);
    await shop.standby.query('SELECT pg_wal_replay_resume()');
    for (const { becomesUsed } of [shop, other]) await becomesUsed(1);
    for (const { shown } of [shop, other]) expect(await shown()).toBe('Changed meanwhile');
  });

  it('isn’t read from while it is behind, whatever is written', async () => {
    await shop.standby.query('SELECT pg_wal_replay_pause()');
    await shop.primary.query('CREATE TABLE not_of_the_shop AS SELECT 1');
    await shop.becomesUsed(0);
    await eventually(() => expect(shop.cms.log()).toContain('Not reading from the replica: it is too far behind'));
    await shop.standby.query('SELECT pg_wal_replay_resume()');
    await shop.becomesUsed(1);
  });

  it('may fall silent: whoever waits for it is answered by the primary', async () => {
    shop.toStandby.hang();
    const asked = Array.from({ length: 8 }, shop.list);
    expect(await statuses(asked)).toEqual(Array(8).fill(200));
    expect(await shop.figure('statements{outcome="retried"}')).toBeGreaterThan(0);
    await shop.becomesUsed(0);
    await shop.toStandby.mend();
    await shop.becomesUsed(1);
  });

  /** Here, since a slot is one of the whole server. */
  it('isn’t what restore-to goes back with, whose loss is told in the panel', async () => {
    const admin = new Client(shop.cms.url);
    admin.token = (await admin.post<Session>(apiPaths.auth.login, ADMIN)).data.token;
    const findings = async () => {
      const { checks } = (await admin.get<HealthReport>(adminPaths.health)).data;
      return checks.find(({ name }) => name === 'Backups')?.findings.map(({ what }) => what);
    };
    expect(await findings()).toEqual([]);
    await shop.primary.query("SELECT pg_create_physical_replication_slot('stoa_backup')");
    expect(await findings()).toEqual(['The database isn’t copied to the disk of BACKUP_DIR']);
    await shop.primary.query("SELECT pg_drop_replication_slot('stoa_backup')");
  });

  it('may be killed while it is asked', async () => {
    const asked = Array.from({ length: 20 }, shop.list);
    shop.standby.kill();
    asked.push(...Array.from({ length: 20 }, shop.list));
    expect(await statuses(asked)).toEqual(Array(40).fill(200));
    await shop.becomesUsed(0);
    expect((await shop.list()).status).toBe(200);
  });
});
