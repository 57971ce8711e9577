import { choiceOf, displayStatus, effectivePrice, type LineOffer, type RequestedLine } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { STOCK_WORDS } from '../offer-fields';
import { isFew } from '../stock/low';
import { FROM_LINES, linesParameter, PRICES } from './asked-lines';
import { VALUES } from './columns';

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
  low: boolean;
  priceKind: LineOffer['priceKind'];
  stockWords: LineOffer['stockWords'];
}

const OFFERS = `
  SELECT line.index, items.title AS name, variant.id IS NULL AS "mustChoose", ${VALUES} AS values, variant.stock,
    ${isFew('variant')} AS low,
    ${STOCK_WORDS} AS "stockWords", COALESCE(items.price_kind, 'FIXED') AS "priceKind", ${PRICES},
    CASE WHEN variant.id IS NULL THEN items.shown_status ELSE items.availability END AS status
  ${FROM_LINES}`;

const toOffer = ({
  name,
  mustChoose,
  values,
  price,
  discountPrice,
  status,
  stock,
  low,
  priceKind,
  stockWords,
}: Row): LineOffer => ({
  name,
  choice: mustChoose || values.length === 0 ? null : choiceOf(values),
  price: effectivePrice({ price: Number(price), discountPrice: discountPrice === null ? null : Number(discountPrice) }),
  status: displayStatus({ status, stock: stock ?? 0, counted: stock !== null }),
  stock,
  low,
  mustChoose,
  priceKind,
  stockWords,
});

/** What is offered for lines of a cart, one by one; null for what is no longer offered. */
export const readOffers = async (sql: Sql, lines: RequestedLine[]): Promise<(LineOffer | null)[]> => {
  const { rows }: { rows: Row[] } = await sql.raw(OFFERS, [linesParameter(lines)]);
  const offers = new Map(rows.map((row) => [row.index, toOffer(row)]));
  return lines.map((_line, index) => offers.get(index) ?? null);
};
