import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, apiPaths } from '@stoa/contract';
import { backUp, emptyTarget, expectOnlyHeldMails, restore, type Target } from '../../support/backup/backups';
import { ADMIN, startCms } from '../../support/run/cms';
import { openDatabase, type TestDatabase } from '../../support/run/database';
import { examine } from '../../support/sales/doctor';
import { manageOrders } from '../../support/sales/managed-orders';
import { lineOf } from '../../support/sales/orders';
import { type OpenOrder, type PayPalShop, setUpPayPal } from '../../support/sales/paypal';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

const mailsIn = async ({ dataFolder }: { dataFolder: string }): Promise<string[]> =>
  readdir(path.join(dataFolder, 'mail')).catch(() => []);

const WAITING = 'SELECT count(*)::int AS count FROM outbox_messages WHERE sent_at IS NULL AND failed_at IS NULL';
const isEmpty = (database: TestDatabase) =>
  eventually(async () => expect(await database.query(WAITING)).toEqual([{ count: 0 }]));

describe('a shop that is restored after it went on selling', () => {
  let shop: PayPalShop<OwnShop>;
  let open: OpenOrder;
  let paid: OpenOrder;
  let newest: number;
  let invoices: Record<'open' | 'newest', number | null>;
  let file: string;
  let customerToken: string;
  let mailsBefore: string[];
  const here = () => ({
    databaseUrl: shop.own.database.url,
    dataFolder: shop.own.dataFolder,
    env: shop.own.paypal.settings,
  });

  const invoiceOf = async (number: number) => (await shop.orderDetail(number)).invoiceNumber;

  beforeAll(async () => {
    shop = await setUpPayPal(await startShop({ paypal: true }));
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 9 });
    paid = await shop.paid({ lines: [lineOf(lamp)] });
    open = await shop.open({ lines: [lineOf(lamp)] });
    customerToken = (await shop.own.customer()).token ?? '';
    await isEmpty(shop.own.database);
    // One waits, as nobody knows whether it goes out before a backup ends.
    await shop.own.database.query(
      `INSERT INTO outbox_messages (document_id, dedupe_key, message_id, recipient, subject, text, attempts, next_attempt_at, created_at)
       VALUES ('waiting', 'waiting', '<waiting@example.com>', 'clara@example.com', 'Waiting', 'Hello', 0, now() + interval '1 hour', now())`,
    );
    file = path.join(shop.own.dataFolder, 'shop.tar');
    expect(await backUp(here(), file)).toMatchObject({ code: 0 });

    // What happens after the backup: one is paid, one is refunded, one is new, and the email goes out.
    await shop.approve(open);
    expect(await shop.settle(open)).toBe('PAID');
    const { updatedAt } = await shop.orderDetail(paid.number);
    await shop.admin.post(adminPaths.changeOrder(paid.number, 'refund'), {
      updatedAt,
      key: '6a1c2f0e-3b1c-4b6e-9a57-0d7d1f2b3c4d',
      amount: 10,
      lines: [],
    });
    await shop.becomes(paid, 'PARTIALLY_REFUNDED');
    newest = (await manageOrders(shop).paid({ lines: [lineOf(lamp)] })).number;
    invoices = { open: await invoiceOf(open.number), newest: await invoiceOf(newest) };
    await shop.own.database.query("UPDATE outbox_messages SET next_attempt_at = now() WHERE dedupe_key = 'waiting'");
    await shop.own.database.query("SELECT pg_notify('stoa_outbox', '')");
    await isEmpty(shop.own.database);
    mailsBefore = await mailsIn(shop.own);
    await shop.own.cms.stop();
  });
  afterAll(() => shop.close());

  /** The same in both shops: money is what PayPal says, and was taken and paid back once. */
  const expectMoney = async (database: TestDatabase) => {
    const states = await database.query('SELECT number, state FROM orders WHERE number = ANY ($1) ORDER BY number', [
      [paid.number, open.number],
    ]);
    expect(states).toEqual([
      { number: paid.number, state: 'PARTIALLY_REFUNDED' },
      { number: open.number, state: 'PAID' },
    ]);
    const [taken] = await database.query(
      `SELECT (SELECT count(*)::int FROM captures) AS captures, (SELECT count(*)::int FROM refunds WHERE state = 'SUCCEEDED') AS refunds`,
    );
    expect(taken).toEqual({ captures: 2, refunds: 1 });
    const theirs = await shop.ledger();
    expect(theirs.flatMap(({ captures }) => captures).length).toBe(2);
    expect(theirs.flatMap(({ captures }) => captures.flatMap(({ refunds }) => refunds)).length).toBe(1);
  };

  it('elsewhere: learns what was paid and refunded, and sends nothing that may have been sent', async () => {
    const target: Target = await emptyTarget();
    expect(await restore(target, file, '--yes')).toMatchObject({ code: 0 });
    // As a new machine has it.
    const cms = await startCms({ ...target, env: { ...shop.own.paypal.settings, DEMO_SHOP: 'true' } });
    expect(await target.database.query('SELECT title FROM items')).toEqual([{ title: 'Lamp' }]);
    await expectMoney(target.database);
    await isEmpty(target.database);
    expect(await mailsIn(target)).toEqual([]);
    expect(cms.log()).toMatch(/emails aren’t sent: they may have been sent since the backup/);
    const held = await target.database.query(
      "SELECT subject FROM outbox_messages WHERE last_error LIKE 'The shop was restored%' ORDER BY id",
    );
    expect(held.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['Waiting']));
    // Nobody gets the number of an order that only its customer knows of.
    const [numbers] = await target.database.query<{ last: number }>(
      'SELECT last_value::int AS last FROM order_numbers',
    );
    expect(numbers?.last).toBeGreaterThan(newest);
    expectOnlyHeldMails(await examine({ ...target, env: shop.own.paypal.settings }));
    await cms.kill();
    await target.database.drop();
  });

  describe('in its place', () => {
    let database: TestDatabase;

    beforeAll(async () => {
      expect(await restore(here(), file, '--yes')).toMatchObject({ code: 0 });
      await shop.own.restart();
      database = openDatabase(shop.own.database.name);
    });
    afterAll(() => database.close());

    it('learns what was paid and refunded', () => expectMoney(database));

    it('sends no email again', async () => {
      await isEmpty(database);
      expect((await mailsIn(shop.own)).sort()).toEqual(mailsBefore.sort());
      expect(
        await database.query("SELECT sent_at IS NOT NULL AS sent FROM outbox_messages WHERE dedupe_key = 'waiting'"),
      ).toEqual([{ sent: true }]);
    });

    it('gives no number again, and each order has the invoice that its customer got', async () => {
      shop.admin.token = (await shop.own.admin()).token;
      const lamp = (await database.query<{ id: number }>("SELECT id FROM items WHERE title = 'Lamp'"))[0] as {
        id: number;
      };
      const { number, invoiceNumber } = await manageOrders(shop).paid({ lines: [lineOf(lamp)] });
      expect(number).toBeGreaterThan(newest);
      expect(invoices).toEqual({ open: await invoiceOf(open.number), newest: Number(invoiceNumber) - 1 });
    });

    it('has everybody sign in again', async () => {
      const client = new Client(shop.own.url);
      client.token = customerToken;
      expect((await client.get(apiPaths.auth.me)).status).toBe(401);
      expect((await new Client(shop.own.url).post(apiPaths.auth.login, ADMIN)).status).toBe(200);
    });

    it('passes the audit', async () => {
      expect(await examine(here())).toEqual({
        code: 0,
        output: expect.stringContaining('Orders, payments, and stock add up'),
      });
    });
  });
});
