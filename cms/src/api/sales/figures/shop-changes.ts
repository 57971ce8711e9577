import { type ActivityEntry, fromCents, type ShopChange, type SoldInWeek, type StatsQuery } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type Context, services } from '../../../services';
import { countsOrder, unrefunded } from './sales-rows';
import { type Period, readPeriod } from './sales-summary';

/** Empty: all its fields. */
const WATCHED = {
  item: ['price', 'discountPrice', 'priceKind', 'options', 'variants', 'imageUrl', 'gallery', 'status'],
  salesSettings: ['shippingMethods'],
  home: [],
};

const MOST_CHANGES = 20;
const WEEK_MS = 7 * 24 * 60 * 60_000;

const readSold = async (sql: Sql, itemId: number, [from, until]: Period): Promise<SoldInWeek> => {
  const { rows } = await expression<SoldInWeek>`
    SELECT count(DISTINCT order_id)::int AS orders,
      COALESCE(sum(round((total - discount) * kept / quantity::numeric)), 0)::float8 AS amount
    FROM (SELECT line.*, ${expression.raw(unrefunded('line'))} AS kept FROM order_lines line JOIN orders ON orders.id = line.order_id
      WHERE line.item_id = ${itemId} AND paid_at >= ${from} AND paid_at < ${until} AND state <> 'REFUNDED'
        AND ${countsOrder('orders.id')}) sold
    WHERE kept > 0`.execute(tables(sql));
  const { orders = 0, amount = 0 } = rows[0] ?? {};
  return { orders, amount: fromCents(amount) };
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const soldIn = async ({ subject }: ActivityEntry, period: Period): Promise<SoldInWeek> => {
    if (subject.kind === 'item') return readSold(sql, subject.id, period);
    const { orders, revenue } = await readPeriod(sql, period);
    return { orders, amount: revenue };
  };

  return {
    /** Newest first. */
    async list(range: StatsQuery): Promise<ShopChange[]> {
      const entries = await services(strapi).history.activity.changesOf(WATCHED, range, MOST_CHANGES);
      const changes: ShopChange[] = [];
      for (const entry of entries) {
        const at = Date.parse(entry.at);
        changes.push({
          entry,
          before: await soldIn(entry, [new Date(at - WEEK_MS), new Date(at)]),
          after: await soldIn(entry, [new Date(at), new Date(at + WEEK_MS)]),
          isWeekOver: at + WEEK_MS <= Date.now(),
        });
      }
      return changes;
    },
  };
};
