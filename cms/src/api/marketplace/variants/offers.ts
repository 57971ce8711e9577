import {
  choiceOf,
  compareAtPrice,
  displayStatus,
  effectivePrice,
  type LineOffer,
  type RequestedLine,
  scheduleOf,
} from '@stoa/contract';
import { sql as expression, type Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { NEEDS_SHIPPING, STOCK_WORDS } from '../offer-fields';
import { isFew } from '../stock/low';
import { VALUES } from './columns';
import { fromLines, PRICES, type Prices, SCHEDULE, type ScheduleRow } from './requested-lines';

type Item = Selectable<Tables['items']>;

interface Row extends Prices, ScheduleRow, Pick<Selectable<Tables['item_variants']>, 'stock'> {
  index: number;
  name: Item['title'];
  mustChoose: boolean;
  values: string[];
  status: Item['availability'];
  low: boolean;
  priceKind: NonNullable<Item['price_kind']>;
  stockWords: LineOffer['stockWords'];
  needsShipping: boolean;
}

const OFFERS = `
  SELECT line.index, items.title AS name, variant.id IS NULL AS "mustChoose", ${VALUES} AS values, variant.stock,
    ${isFew('variant')} AS low,
    ${STOCK_WORDS} AS "stockWords", COALESCE(items.price_kind, 'FIXED') AS "priceKind", ${PRICES},
    ${NEEDS_SHIPPING} AS "needsShipping", ${SCHEDULE},
    CASE WHEN variant.id IS NULL THEN items.shown_status ELSE items.availability END AS status`;

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
  needsShipping,
  ...schedule
}: Row): LineOffer => ({
  name,
  choice: mustChoose || values.length === 0 ? null : choiceOf(values),
  price: effectivePrice({ price, discountPrice }),
  compareAtPrice: compareAtPrice({ price, discountPrice }),
  status: displayStatus({ status, stock: stock ?? 0, counted: stock !== null }),
  stock,
  low,
  mustChoose,
  priceKind,
  stockWords,
  needsShipping,
  schedule: scheduleOf(schedule),
});

/** What is offered for lines of a cart, one by one; null for what is no longer offered. */
export const readOffers = async (sql: Sql, lines: RequestedLine[]): Promise<(LineOffer | null)[]> => {
  const { rows } = await expression<Row>`${expression.raw(OFFERS)} ${fromLines(lines)}`.execute(tables(sql));
  const offers = new Map(rows.map((row) => [row.index, toOffer(row)]));
  return lines.map((_line, index) => offers.get(index) ?? null);
};
