import { apiPaths } from '@stoa/contract';
import { type Ended, runProgram } from '../../support/backup/backups';
import { ADMIN } from '../../support/run/cms';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../../support/run/database';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

const WAITING = 'SELECT count(*)::int AS count FROM outbox_messages WHERE sent_at IS NULL AND failed_at IS NULL';

const addMail = (database: TestDatabase, name: string) =>
  database.query(
    `INSERT INTO outbox_messages (document_id, dedupe_key, message_id, recipient, subject, text, attempts, next_attempt_at, created_at)
     VALUES ($1::text, $1::text, $1::text, 'clara@example.com', $1::text, 'Hello', 0, now() + interval '1 hour', now())`,
    [name],
  );

/** The database becomes what it was: what `scripts/restore-to` does with base backup and WAL. */
describe('a shop whose database goes back to an earlier moment', () => {
  let shop: OwnShop;
  let sales: Selling;
  let newest: number;
  let lamp: { id: number };
  let customerToken: string;
  const moment = '2026-11-23T18:05:00.000Z';
  const mark = (...args: string[]): Promise<Ended> =>
    runProgram('mark-restored', { databaseUrl: shop.database.url, dataFolder: shop.dataFolder }, args);

  beforeAll(async () => {
    shop = await startShop();
    sales = await setUpSales(shop);
    lamp = await sales.item({ title: 'Lamp', price: 80, stock: 9 });
    await sales.order({ lines: [lineOf(lamp)] });
    customerToken = (await shop.customer()).token ?? '';
    await addMail(shop.database, 'sent since');
    await addMail(shop.database, 'never sent');
    const { name } = shop.database;
    await shop.cms.stop();
    const server = await createEmptyDatabase();
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    const earlier = await createDatabase(name);
    await earlier.close();
    await shop.restart();

    newest = (await sales.order({ lines: [lineOf(lamp)] })).number;
    await shop.database.query("UPDATE outbox_messages SET sent_at = now() WHERE subject = 'sent since'");
    expect((await mark('--remember')).output).toContain('The shop is running');
    await shop.cms.stop();
    expect(await mark('--remember')).toEqual({ code: 0, output: '' });

    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.query(`ALTER DATABASE ${earlier.name} RENAME TO ${name}`);
    await server.drop();
    expect(await mark('--at', moment)).toEqual({ code: 0, output: '' });
    await shop.restart();
  });
  afterAll(() => shop.close());

  it('says which moment it is of', () =>
    expect(shop.log()).toContain(`This shop was restored from a backup of ${moment}`));

  it('sends what waited then, unless it was sent since', async () => {
    expect(
      await shop.database.query(
        "SELECT subject, sent_at IS NOT NULL AS sent, failed_at FROM outbox_messages WHERE subject LIKE '%sen%'",
      ),
    ).toEqual(
      expect.arrayContaining([
        { subject: 'sent since', sent: true, failed_at: null },
        { subject: 'never sent', sent: false, failed_at: null },
      ]),
    );
    await eventually(async () => expect(await shop.database.query(WAITING)).toEqual([{ count: 1 }]));
  });

  it('gives no number again', async () => {
    expect((await sales.order({ lines: [lineOf(lamp)] })).number).toBeGreaterThan(newest);
  });

  it('has everybody sign in again', async () => {
    const client = new Client(shop.url);
    client.token = customerToken;
    expect((await client.get(apiPaths.auth.me)).status).toBe(401);
    expect((await new Client(shop.url).post(apiPaths.auth.login, ADMIN)).status).toBe(200);
  });
});
