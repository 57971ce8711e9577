import { inStates } from '../orders/states-in-sql';
import { formatOrder, type InState, type Invariant, invariant, PAID, PART_FULFILLED, SET_ASIDE } from './invariant';

interface OfVariant {
  title: string | null;
  choice: string;
  itemId: number;
}

/** Lamp (Blue), item 5 */
const formatVariant = ({ title, choice, itemId }: OfVariant): string =>
  `${title ?? 'Something'}${choice && ` (${choice})`}, item ${itemId}`;

const OF_VARIANT = `items.title, item_id AS "itemId",
  concat_ws(' / ', NULLIF(option_1, ''), NULLIF(option_2, ''), NULLIF(option_3, '')) AS choice`;

const HOLDS_STOCK = inStates(({ holdsStock }) => holdsStock);

const VARIANTS = 'item_variants LEFT JOIN items ON items.id = item_id';

type HoldState = 'RESERVED' | 'COMMITTED' | 'RELEASED';

interface OfOrder extends InState {
  title: string | null;
  ordered: number;
  reserved: number;
  taken: number;
  holding: number;
  shouldTake: number;
  shouldHold: number;
}

/** What an order and each of its variants have to do with each other. Stock that isn't counted is reserved, but never taken. */
const OF_ORDERS = `
  SELECT order_id, variant_id, title, quantity AS ordered, 0 AS reserved, 0 AS taken, 0 AS holding, 0 AS should_take, 0 AS should_hold,
    true AS counted FROM order_lines WHERE variant_id IS NOT NULL
  UNION ALL SELECT order_id, variant_id, NULL, 0, quantity, 0, 0, CASE WHEN state = 'RELEASED' THEN 0 ELSE quantity END,
    CASE WHEN state = 'RESERVED' THEN quantity ELSE 0 END, true FROM reservations
  UNION ALL SELECT order_id, variant_id, NULL, 0, 0, 0, 0, -refund_lines.quantity, 0, true
    FROM refund_lines JOIN order_lines ON order_lines.id = line_id WHERE restocked
  UNION ALL SELECT order_id, variant_id, NULL, 0, 0, 0, 0, -return_lines.quantity, 0, true
    FROM return_lines JOIN order_lines ON order_lines.id = line_id WHERE restocked
  UNION ALL SELECT order_id, variant_id, NULL, 0, 0, -stock_change, reserved_change, 0, 0, stock IS NOT NULL
    FROM stock_changes WHERE order_id IS NOT NULL`;

const HOLDS: Record<HoldState, string> = { RESERVED: 'reserved', COMMITTED: 'sold', RELEASED: 'released' };

export const ofStock: Invariant[] = [
  invariant<OfVariant & { reserved: number; holds: number }>({
    must: 'The reserved stock of an item is what open orders reserve',
    sql: `SELECT ${OF_VARIANT}, reserved, COALESCE(by_orders.sum, 0)::int AS holds FROM ${VARIANTS}
      LEFT JOIN (SELECT variant_id, sum(quantity) FROM reservations WHERE state = 'RESERVED' GROUP BY 1) by_orders
        ON by_orders.variant_id = item_variants.id WHERE reserved <> COALESCE(by_orders.sum, 0)`,
    describe: ({ reserved, holds, ...row }) =>
      `${formatVariant(row)}: ${reserved} reserved, but orders reserve ${holds}`,
    advice: 'In the panel, correct its stock to what’s on the shelf, less what orders reserve.',
  }),
  invariant<OfVariant & { stock: number; reserved: number; stockChanges: number; reservedChanges: number }>({
    must: 'Stock is the sum of its changes',
    sql: `SELECT ${OF_VARIANT}, COALESCE(stock, 0) AS stock, reserved, "stockChanges", "reservedChanges" FROM ${VARIANTS}
      JOIN LATERAL (SELECT COALESCE(sum(stock_change), 0)::int AS "stockChanges",
          COALESCE(sum(reserved_change), 0)::int AS "reservedChanges"
        FROM stock_changes WHERE variant_id = item_variants.id) changes ON true
      WHERE (COALESCE(stock, 0), reserved) <> ("stockChanges", "reservedChanges")`,
    describe: ({ stock, reserved, stockChanges, reservedChanges, ...row }) =>
      `${formatVariant(row)}: ${stock} in stock and ${reserved} reserved, but its changes add up to ${stockChanges} and ${reservedChanges}`,
    advice:
      'Count what’s on the shelf, and correct its stock in the panel if it’s wrong. The missing change stays missing.',
  }),
  invariant<InState & { title: string | null; quantity: number; does: HoldState; should: HoldState }>({
    must: 'Open orders reserve stock, paid ones have bought it, and others have released it',
    sql: `SELECT * FROM (SELECT number, orders.state, reservations.state AS does, quantity,
          (SELECT title FROM order_lines WHERE order_id = orders.id AND variant_id = reservations.variant_id LIMIT 1) AS title,
          CASE WHEN ${SET_ASIDE} THEN 'RELEASED' WHEN ${HOLDS_STOCK} THEN 'RESERVED'
            WHEN ${PAID} AND paid_at IS NOT NULL THEN 'COMMITTED' ELSE 'RELEASED' END AS should
        FROM orders JOIN reservations ON order_id = orders.id) holds
      WHERE does <> should`,
    describe: ({ title, quantity, does, should, ...order }) =>
      `${formatOrder(order)}: ${quantity} × ${title ?? 'something'} should be ${HOLDS[should]}, but is ${HOLDS[does]}`,
    advice: 'Check in the panel whether the order is right. Then count these items, and correct their stock.',
  }),
  invariant<InState>({
    must: 'Orders that reserve nothing, or are fulfilled, keep no trace of the network they came from',
    sql: `SELECT number, state FROM orders WHERE network_hash IS NOT NULL
      AND (NOT ${HOLDS_STOCK} OR ${PART_FULFILLED} OR ${SET_ASIDE}) ORDER BY number`,
    describe: (order) => `${formatOrder(order)} still has the hash of its network`,
    advice: 'Nothing depends on it. Please report this as a bug.',
  }),
  invariant<OfOrder>({
    must: 'The stock history matches what each order bought and reserved, less what it put back',
    sql: `SELECT number, state, moved.* FROM (SELECT order_id, max(title) AS title, sum(ordered)::int AS ordered, sum(reserved)::int AS reserved,
          sum(taken)::int AS taken, sum(holding)::int AS holding, sum(should_take)::int AS "shouldTake", sum(should_hold)::int AS "shouldHold",
          bool_and(counted) AS counted FROM (${OF_ORDERS}) moves GROUP BY order_id, variant_id) moved
      JOIN orders ON orders.id = order_id
      WHERE ordered <> reserved OR holding <> "shouldHold" OR (counted AND taken <> "shouldTake") ORDER BY number`,
    describe: ({ title, ordered, reserved, taken, holding, shouldTake, shouldHold, ...order }) => {
      const what = `${formatOrder(order)}, ${title ?? 'something'}`;
      if (ordered !== reserved) return `${what}: ${ordered} ordered, but ${reserved} reserved`;
      return `${what}: by the stock history, taken ${taken} and reserved ${holding}; by the order, taken ${shouldTake} and reserved ${shouldHold}`;
    },
    advice: 'Count these items, and correct their stock in the panel if it’s wrong. The history stays as it is.',
  }),
];
