import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type ActivityList,
  adminPaths,
  apiPaths,
  ORDER_STATES,
  type OrderChange,
  type OrderDetail,
  type OrderList,
} from '@stoa/contract';
import { restoreDump } from '../../support/migrations/dumps';
import { ADMIN, type Cms, startCms } from '../../support/run/cms';
import type { TestDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';
import { examine } from '../../support/sales/doctor';
import { Client } from '../../support/shop/client';

/** In cents, as the former version stored them. */
const FORMER_ORDERS = `
  SELECT number, state, total, sent, tell,
    (SELECT coalesce(sum(amount), 0)::int FROM captures WHERE order_id = orders.id) AS captured,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE order_id = orders.id AND state = 'DONE') AS refunded,
    (SELECT count(*)::int FROM order_events WHERE order_id = orders.id) AS events
  FROM orders ORDER BY number`;
const FULFILLMENT = { NONE: 'UNFULFILLED', PART: 'PARTIALLY_FULFILLED', ALL: 'FULFILLED' } as const;

const RESERVED = (state: string) =>
  `SELECT variant_id, sum(quantity)::int AS quantity FROM reservations WHERE state = '${state}' GROUP BY 1 ORDER BY 1`;
const STOCK = 'SELECT id, stock FROM item_variants ORDER BY id';

const UNREADABLE_CHANGES = `
  INSERT INTO activity (actor_kind, actor_name, action, kind, record_id, title, changes)
  SELECT 'system', 'System', 'updated', 'collection', 999, 'Gifts', json_agg(json_build_object(
    'field', field, 'before', NULL, 'after', after, 'shortened', false))
  FROM (VALUES ('title', 'Gifts'), ('rule', '[object Object]'),
    ('items', '["[object Object]"]')) AS changed (field, after)`;

const cents = (amount: number) => Math.round(amount * 100);
const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + cents(amount), 0);

interface FormerOrder {
  number: number;
  state: (typeof ORDER_STATES)[number];
  total: number;
  sent: keyof typeof FULFILLMENT;
  captured: number;
  refunded: number;
  events: number;
}

describe('a shop with orders in every state, from the version with 73 migrations', () => {
  let database: TestDatabase;
  let dataFolder: string;
  let cms: Cms;
  let admin: Client;
  let former: FormerOrder[];
  let reserved: unknown[];
  let stock: unknown[];

  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(runFolder(), 'shop-with-orders-'));
    database = await restoreDump('shop-with-orders');
    // Otherwise they expire, or are checked, soon after the start, as they should.
    for (const column of ['hold_until', 'look_at'])
      await database.query(`UPDATE orders SET ${column} = now() + interval '1 day' WHERE ${column} IS NOT NULL`);
    await database.query(UNREADABLE_CHANGES);
    former = await database.query<FormerOrder & Record<string, unknown>>(FORMER_ORDERS);
    reserved = await database.query(RESERVED('HELD'));
    stock = await database.query(STOCK);
    cms = await startCms({ databaseUrl: database.url, dataFolder });
    admin = new Client(cms.url);
    admin.token = (await admin.post<{ token: string }>(apiPaths.auth.login, ADMIN)).data.token;
  }, 180_000);
  afterAll(async () => {
    await cms.kill();
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('removes rules and items of collections that its activity couldn’t show', async () => {
    const { data } = await admin.get<ActivityList>(`${adminPaths.activity}?kind=collection&recordId=999`);
    expect(data.items[0]?.changes).toEqual([{ field: 'title', before: null, after: 'Gifts', shortened: false }]);
  });

  it('has an order in every state there is', () => {
    expect([...new Set(former.map(({ state }) => state))].sort()).toEqual([...ORDER_STATES].sort());
  });

  it('shows every order as it was: its state, fulfillment, and money', async () => {
    const { data } = await admin.get<OrderList>(`${adminPaths.orders}?limit=100`);
    const orders = await Promise.all(
      data.items.map(async ({ number }) => (await admin.get<OrderDetail>(adminPaths.order(number))).data),
    );
    expect(
      orders
        .map(({ number, state, total, fulfillmentStatus, captures, refunds, events }) => ({
          number,
          state,
          total: cents(total),
          fulfillmentStatus,
          captured: sum(captures),
          refunded: sum(refunds.filter((refund) => refund.state === 'SUCCEEDED')),
          events: events.length,
        }))
        .sort((one, other) => one.number - other.number),
    ).toEqual(
      former.map(({ number, state, total, sent, captured, refunded, events }) => ({
        number,
        state,
        total,
        fulfillmentStatus: FULFILLMENT[sent],
        captured,
        refunded,
        events,
      })),
    );
  });

  it('reserves and stocks what it did', async () => {
    expect(await database.query(RESERVED('RESERVED'))).toEqual(reserved);
    expect(await database.query(STOCK)).toEqual(stock);
  });

  it('continues: unpaid orders can be marked as paid, fulfilled, and refunded', async () => {
    const waiting = former.find(({ state, sent }) => state === 'AWAITING_PAYMENT' && sent === 'NONE')?.number ?? 0;
    const order = async () => (await admin.get<OrderDetail>(adminPaths.order(waiting))).data;
    const change = async (kind: OrderChange, body: object) => {
      const { updatedAt } = await order();
      const { status, text } = await admin.post(adminPaths.changeOrder(waiting, kind), { updatedAt, ...body });
      expect([status, text]).toEqual([200, expect.any(String)]);
    };
    await change('mark-paid', { reference: 'T-1' });
    const lines = (await order()).lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    await change('fulfill', { lines });
    const { total } = await order();
    await change('refund', { key: randomUUID(), amount: total, lines: [] });
    expect(await order()).toMatchObject({ state: 'REFUNDED', fulfillmentStatus: 'FULFILLED', refundable: 0 });
  });

  it('passes the audit', async () => {
    expect(await examine({ databaseUrl: database.url, dataFolder })).toMatchObject({ code: 0 });
  });
});
