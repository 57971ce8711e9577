import { type ReadingShop, startReadingShop } from '../../support/database/reading-shop';
import { follow, type Server, startStandby } from '../../support/database/streaming';
import { eventually } from '../../support/shop/eventually';

describe('a replica whose primary is away', () => {
  let shop: ReadingShop;
  let heir: Server;
  let next: Server;
  beforeAll(async () => {
    shop = await startReadingShop();
    heir = await startStandby(shop.primary);
  });
  afterAll(() => shop?.close(...[next, heir].filter(Boolean)));
  beforeEach(() => shop.becomesUsed(1));

  const titleOn = async (server: Server) =>
    (await server.query<{ title: string }>('SELECT title FROM items'))[0]?.title;
  const replicates = (server: Server, title: string) =>
    eventually(async () => expect(await titleOn(server)).toBe(title));
  const unread = () => eventually(async () => expect((await shop.list()).status).toBe(503));

  it('isn’t asked in its place: others may change what the primary has', async () => {
    shop.toPrimary.hang();
    await unread();
    expect(await titleOn(shop.standby)).toBe('Bowl 0');
    await shop.toPrimary.mend();
  });

  it('is read from again once it follows the promoted one', async () => {
    await shop.rename('Before');
    for (const server of [shop.standby, heir]) await replicates(server, 'Before');
    shop.primary.kill();
    await unread();
    expect(await titleOn(shop.standby)).toBe('Before');
    await heir.query('SELECT pg_promote()');
    shop.toPrimary.leadTo(heir.url);
    await eventually(() => shop.rename('After'));
    expect(await shop.shown()).toBe('After');
    expect(await shop.figure('used')).toBe(0);
    await follow(shop.standby, heir);
    await replicates(shop.standby, 'After');
    await shop.becomesUsed(1);
    expect(await shop.shown()).toBe('After');
  });

  it('isn’t read from if it has what the promoted one never had, although it is further in its log', async () => {
    next = await startStandby(heir);
    await follow(next);
    await shop.rename('Lost');
    await heir.query('SELECT pg_switch_wal()');
    await shop.rename('Lost, too');
    await replicates(shop.standby, 'Lost, too');
    await next.query('SELECT pg_promote()');
    shop.toPrimary.leadTo(next.url);
    shop.toPrimary.reset();
    await eventually(() => shop.rename('Kept'));
    for (let read = 0; read < 100; read += 1) expect(await shop.list()).toEqual({ status: 200, title: 'Kept' });
    expect(shop.cms.log()).toContain('Not reading from the replica: it doesn’t follow this primary');
  });
});
