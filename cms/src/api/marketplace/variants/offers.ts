import { type AskedLine, choiceOf, effectivePrice, type LineOffer, shownStatus } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { STOCK_WORDS } from '../offer-fields';
import { hasOptions, VALUES } from './columns';

/** PostgreSQL returns numeric as text. */
interface Row {
  index: number;
  name: string;
  mustChoose: boolean;
  values: string[];
  price: string;
  discountPrice: string | null;
  status: LineOffer['status'];
  stock: number | null;
  stockWords: LineOffer['stockWords'];
}

/** As long as no variant is chosen, an item with options has the price and the status it shows. */
const OFFERS = `
  SELECT line.index, items.title AS name, variant.id IS NULL AS "mustChoose", ${VALUES} AS values, variant.stock,
    ${STOCK_WORDS} AS "stockWords",
    CASE WHEN variant.id IS NULL THEN items.shown_price ELSE COALESCE(variant.price, items.price) END AS price,
    CASE WHEN variant.id IS NULL THEN items.shown_discount_price
      WHEN variant.price IS NULL THEN items.discount_price ELSE variant.discount_price END AS "discountPrice",
    CASE WHEN variant.id IS NULL THEN items.shown_status ELSE items.availability END AS status
  FROM json_to_recordset(?) AS line (index integer, "itemId" integer, "variantId" integer)
  JOIN items ON items.id = line."itemId" AND items.published
  JOIN item_categories category ON category.id = items.category_id
  CROSS JOIN LATERAL (SELECT "variantId" IS NULL AND ${hasOptions('items')} AS open) choice
  LEFT JOIN item_variants variant ON variant.item_id = items.id AND variant.enabled AND NOT choice.open
    AND variant.id = COALESCE("variantId", variant.id)
  WHERE choice.open OR variant.id IS NOT NULL`;

const toOffer = ({ name, mustChoose, values, price, discountPrice, status, stock, stockWords }: Row): LineOffer => ({
  name,
  choice: mustChoose || values.length === 0 ? null : choiceOf(values),
  price: effectivePrice({ price: Number(price), discountPrice: discountPrice === null ? null : Number(discountPrice) }),
  status: shownStatus({ status, stock: stock ?? 0, counted: stock !== null }),
  stock,
  mustChoose,
  stockWords,
});

/** What is offered for lines of a cart, one by one; null for what is no longer offered. */
export const readOffers = async (sql: Sql, lines: AskedLine[]): Promise<(LineOffer | null)[]> => {
  const asked = lines.map((line, index) => ({ ...line, index }));
  const { rows }: { rows: Row[] } = await sql.raw(OFFERS, [JSON.stringify(asked)]);
  const offers = new Map(rows.map((row) => [row.index, toOffer(row)]));
  return lines.map((_line, index) => offers.get(index) ?? null);
};
