import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths, orderPaths, type Session } from '@stoa/contract';
import { type Server, startStreamingPair } from '../../support/database/streaming';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { ADMIN, type Cms, startCms } from '../../support/run/cms';
import { type DatabaseLine, openDatabaseLine } from '../../support/run/database-line';
import { runFolder } from '../../support/run/folder';
import { examine } from '../../support/sales/doctor';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';

const { checkout } = orderPaths;
const BUYERS = 4;

describe('a failover', () => {
  let primary: Server;
  let standby: Server;
  let line: DatabaseLine;
  let dataFolder: string;
  let cms: Cms;
  let itemId: number;
  let shippingMethodId: number;

  beforeAll(async () => {
    ({ primary, standby } = await startStreamingPair());
    // A commit is acknowledged when the standby has it, too.
    await primary.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await primary.query('ALTER DATABASE stoa SET synchronous_commit = on');
    await primary.query('SELECT pg_reload_conf()');
    line = await openDatabaseLine(primary.url);
    dataFolder = await mkdtemp(path.join(runFolder(), 'shop-'));
    cms = await startCms({ databaseUrl: line.url, dataFolder });
    const admin = new Client(cms.url);
    admin.token = (await admin.post<Session>(apiPaths.auth.login, ADMIN)).data.token;
    itemId = (await createItem(admin, (await createCategory(admin, 'bowls')).id, { stock: 100_000 })).id;
    await primary.query("UPDATE payment_methods SET enabled = true WHERE id = 'transfer'");
    await primary.query('UPDATE sales_settings SET reserved_items_per_order = NULL, reserved_value_per_order = NULL');
    await primary.query(
      'UPDATE sales_settings SET reserved_items_per_customer = NULL, reserved_value_per_customer = NULL',
    );
    const [pickUp] = await primary.query<{ id: number }>('SELECT id FROM shipping_methods WHERE pick_up');
    shippingMethodId = pickUp?.id ?? 0;
  });
  afterAll(async () => {
    await cms?.kill();
    await line?.close();
    await standby?.stop();
    await primary?.stop();
  });

  const place = async (key: string) => {
    const cart = { key, lines: [{ itemId, quantity: 1 }], shippingMethodId, pickUp: true };
    const visitor = new Client(cms.url);
    const { data: quote } = await visitor.post<{ total: number }>(checkout.quote, cart);
    const who = { email: `${key}@example.com`, name: 'Ada', paymentMethod: 'transfer' };
    return visitor.post<{ number: number }>(checkout.orders, { ...cart, ...who, total: quote?.total });
  };

  it('loses no order that was acknowledged, and needs no restart', async () => {
    const acknowledged: { number: number; at: number }[] = [];
    let isOver = false;
    const buy = async () => {
      while (!isOver) {
        const { status, data } = await place(randomUUID());
        if (status === 201) acknowledged.push({ number: data.number, at: performance.now() });
        else expect([400, 503]).toContain(status);
      }
    };
    const buyers = Array.from({ length: BUYERS }, buy);
    const since = (moment: number) => acknowledged.filter(({ at }) => at > moment);
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(20));
    primary.kill();
    const before = acknowledged.length;
    // For a moment, the address leads to a server that only reads.
    line.leadTo(standby.url);
    await new Promise((passed) => setTimeout(passed, 2_000));
    await standby.query('SELECT pg_promote()');
    const promotedAt = performance.now();
    await eventually(() => expect(since(promotedAt).length).toBeGreaterThan(20));
    isOver = true;
    await Promise.all(buyers);
    const first = since(promotedAt)[0]?.at ?? 0;
    process.stderr.write(
      `Failover: ${before} orders before, first one ${((first - promotedAt) / 1000).toFixed(1)} s after the promotion\n`,
    );

    const stored = await standby.query<{ number: number }>('SELECT number FROM orders');
    const numbers = new Set(stored.map(({ number }) => Number(number)));
    expect(acknowledged.filter(({ number }) => !numbers.has(number))).toEqual([]);
    const { code, output } = await examine({ databaseUrl: standby.url, dataFolder });
    expect({ code, output }).toMatchObject({ code: 0 });
    await eventually(() =>
      expect(
        cms
          .log()
          .match(/(Not h|H)earing of changes/g)
          ?.at(-1),
      ).toBe('Hearing of changes'),
    );
  });

  it('is noticed although the connections to a machine that is gone stay open', async () => {
    line.freeze();
    const { number } = await eventually(async () => {
      const { status, data } = await place(randomUUID());
      expect(status).toBe(201);
      return data;
    });
    // Its email is sent by work that has no time limit.
    await eventually(async () => {
      const mails = await standby.query<{ sent: boolean }>(
        `SELECT sent_at IS NOT NULL AS sent FROM outbox_messages
         WHERE dedupe_key LIKE (SELECT 'order ' || id || ' %' FROM orders WHERE number = ${number})`,
      );
      expect(mails).toEqual([expect.objectContaining({ sent: true })]);
    });
  });
});
