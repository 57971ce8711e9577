import { HOLDING_STATES } from '@stoa/contract';
import { type InState, type Invariant, invariant, list, orderInWords, PAID, SET_ASIDE } from './invariant';

interface OfVariant {
  title: string | null;
  choice: string;
  itemId: number;
}

/** Lamp (Blue), item 5 */
const variantInWords = ({ title, choice, itemId }: OfVariant): string =>
  `${title ?? 'Something'}${choice && ` (${choice})`}, item ${itemId}`;

const OF_VARIANT = `items.title, item_id AS "itemId",
  concat_ws(' / ', NULLIF(option_1, ''), NULLIF(option_2, ''), NULLIF(option_3, '')) AS choice`;

const VARIANTS = 'item_variants LEFT JOIN items ON items.id = item_id';

type HoldState = 'HELD' | 'CLAIMED' | 'RELEASED';

const HOLDS: Record<HoldState, string> = { HELD: 'held', CLAIMED: 'sold', RELEASED: 'given back' };

export const ofStock: Invariant[] = [
  invariant<OfVariant & { reserved: number; holds: number }>({
    must: 'What is held of an item is what open orders hold of it',
    sql: `SELECT ${OF_VARIANT}, reserved, COALESCE(held.sum, 0)::int AS holds FROM ${VARIANTS}
      LEFT JOIN (SELECT variant_id, sum(quantity) FROM reservations WHERE state = 'HELD' GROUP BY 1) held
        ON held.variant_id = item_variants.id WHERE reserved <> COALESCE(held.sum, 0)`,
    say: ({ reserved, holds, ...row }) => `${variantInWords(row)}: ${reserved} held, but orders hold ${holds}`,
    advice: 'Correct its stock in the panel to what is on the shelf less what orders hold.',
  }),
  invariant<OfVariant & { stock: number; reserved: number; stockChanges: number; reservedChanges: number }>({
    must: 'Stock is the sum of its changes',
    sql: `SELECT ${OF_VARIANT}, COALESCE(stock, 0) AS stock, reserved, "stockChanges", "reservedChanges" FROM ${VARIANTS}
      JOIN LATERAL (SELECT COALESCE(sum(stock_change), 0)::int AS "stockChanges",
          COALESCE(sum(reserved_change), 0)::int AS "reservedChanges"
        FROM stock_changes WHERE variant_id = item_variants.id) changes ON true
      WHERE (COALESCE(stock, 0), reserved) <> ("stockChanges", "reservedChanges")`,
    say: ({ stock, reserved, stockChanges, reservedChanges, ...row }) =>
      `${variantInWords(row)}: ${stock} in stock and ${reserved} held, but its changes add up to ${stockChanges} and ${reservedChanges}`,
    advice:
      'Count what is on the shelf, and correct its stock in the panel if that is wrong. The line that is missing stays missing.',
  }),
  invariant<InState & { title: string | null; quantity: number; does: HoldState; should: HoldState }>({
    must: 'Open orders hold stock, paid ones have bought it, and others have given it back',
    sql: `SELECT * FROM (SELECT number, orders.state, reservations.state AS does, quantity,
          (SELECT title FROM order_lines WHERE order_id = orders.id AND variant_id = reservations.variant_id LIMIT 1) AS title,
          CASE WHEN ${SET_ASIDE} THEN 'RELEASED' WHEN orders.state IN (${list(HOLDING_STATES)}) THEN 'HELD'
            WHEN ${PAID} AND paid_at IS NOT NULL THEN 'CLAIMED' ELSE 'RELEASED' END AS should
        FROM orders JOIN reservations ON order_id = orders.id) holds
      WHERE does <> should`,
    say: ({ title, quantity, does, should, ...order }) =>
      `${orderInWords(order)}: ${quantity} × ${title ?? 'something'} should be ${HOLDS[should]}, but is ${HOLDS[does]}`,
    advice: 'Look in the panel whether the order is right. Then count these items, and correct their stock.',
  }),
];
