import {
  addDays,
  adminPaths,
  clockAt,
  type DailySales,
  dayOf,
  type OrderList,
  type Stats,
  startOfDay,
} from '@stoa/contract';
import { download } from '../../support/import-export/import-export';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { openShop } from '../../support/shop/shop';

const CHANGES = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Santiago', '2026-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['America/Havana', '2026-11-01'],
  ['Asia/Tokyo', '2026-03-29'],
] as const;

const HALF_HOUR = 1_800_000;

describe('days of the shop’s time zone', () => {
  let shop: Selling;
  let numbers: number[];
  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    const lamp = await shop.item({ title: 'Lamp', price: 10, stock: 50 });
    const place = async () => (await shop.order({ lines: [lineOf(lamp)] })).number;
    numbers = [await place(), await place(), await place(), await place()];
  });
  afterAll(() => shop.shop.close());

  const setZone = async (timeZone: string) => {
    const { status } = await shop.admin.patch(adminPaths.settings, { timeZone });
    expect(status).toBe(200);
  };

  it.each(CHANGES)('in %s are those of figures, filters, and files around %s', async (zone, day) => {
    await setZone(zone);
    const { query } = shop.shop.database;
    const [from, to] = [addDays(day, -1), addDays(day, 1)];
    const days = [from, day, to];

    // A message every half an hour of five days, so that a day has two for each of its hours.
    const [first, last] = [startOfDay(addDays(day, -2), zone), startOfDay(addDays(day, 3), zone)];
    await query('DELETE FROM submissions');
    await query(
      `INSERT INTO submissions (document_id, name, email, subject, message, read, archived, created_at, updated_at)
       SELECT 'm' || extract(epoch FROM at), 'Ada', 'ada@example.com', 'Hello', 'Hello', false, false, at, at
       FROM generate_series($1::timestamptz AT TIME ZONE 'UTC', $2::timestamptz AT TIME ZONE 'UTC', interval '30 minutes') AS at`,
      [first, last],
    );
    const lengthOf = (one: string) => (+startOfDay(addDays(one, 1), zone) - +startOfDay(one, zone)) / HALF_HOUR;
    const { data } = await shop.admin.get<Stats>(`${adminPaths.stats}?from=${from}&to=${to}`);
    expect(data.daily.map((one) => [one.day, one.submissions])).toEqual(days.map((one) => [one, lengthOf(one)]));

    // Orders at both ends of the day, and right before and after it.
    const [start, end] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
    const moments = [+start - 1000, +start, +end - 1000, +end].map((moment) => new Date(moment));
    for (const [place, moment] of moments.entries())
      await query('UPDATE orders SET placed_at = $1 WHERE number = $2', [moment, numbers[place]]);
    const { data: orders } = await shop.admin.get<OrderList>(`${adminPaths.orders}?from=${day}&to=${day}`);
    expect(orders.items.map(({ number }) => number).sort()).toEqual([numbers[1], numbers[2]]);
    const { data: sales } = await shop.admin.get<{ daily: DailySales[] }>(`${adminPaths.sales}?from=${from}&to=${to}`);
    expect(sales.daily.map((one) => [one.day, one.placed])).toEqual([
      [from, 1],
      [day, 2],
      [to, 1],
    ]);

    const { bytes } = await download(shop.admin, adminPaths.export('orders'), { from: day, to: day });
    const placed = bytes.toString().match(/\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d/g) ?? [];
    expect(placed.map((text) => text.slice(0, 10))).toEqual([day, day]);
    expect(placed.map((text) => +new Date(text)).sort()).toEqual([moments[1], moments[2]].map(Number));
  });

  it('begin when the shop’s clock says so: figures end today, views count by day', async () => {
    // Of these two, at least one has another day than UTC at any time.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await setZone(zone);
      const before = dayOf(new Date(), zone);
      const { data } = await shop.admin.get<Stats>(adminPaths.stats);
      expect([before, dayOf(new Date(), zone)]).toContain(data.daily.at(-1)?.day);
      expect(data.daily).toHaveLength(30);
    }
  });

  it('decide whether a workshop has begun', async () => {
    await setZone('Pacific/Kiritimati');
    // An hour ago by UTC, and 13 hours ahead of a clock in Niue.
    const startsAt = new Date(clockAt(Date.now(), 'Pacific/Kiritimati') - 3_600_000).toISOString();
    const variants = [{ values: [], stock: 10, startsAt }];
    const workshop = await shop.item({ title: 'Glazing', price: 10, needsShipping: false, options: [], variants });
    const problem = async () => (await shop.quote({ lines: [lineOf(workshop)] })).lines[0]?.problem;
    expect(await problem()).toBe('PAST');
    await setZone('Pacific/Niue');
    expect(await problem()).toBeNull();
  });

  it('need a time zone that is one', async () => {
    for (const timeZone of ['Mars/Olympus', 'posixrules', 'EST5', ' '])
      expect((await shop.admin.patch(adminPaths.settings, { timeZone })).status).toBe(400);
  });
});
