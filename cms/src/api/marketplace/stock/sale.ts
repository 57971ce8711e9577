import {
  choiceOf,
  effectivePrice,
  MAX_QUANTITY,
  type RequestedLine,
  type Schedule,
  scheduleOf,
  toCents,
} from '@stoa/contract';
import { sql as expression, type Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import { SHOP_CLOCK } from '../../../database/days';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { Context } from '../../../services';
import { IS_GIFT_CARD, NEEDS_SHIPPING, TAX_CLASS } from '../offer-fields';
import { VALUES } from '../variants/columns';
import { fromLines, PRICES, type Prices, SCHEDULE, type ScheduleRow } from '../variants/requested-lines';

type Item = Selectable<Tables['items']>;

/** What an order has to know of something that is on sale. */
export interface OnSale
  extends Pick<Item, 'title' | 'slug'>,
    Pick<Selectable<Tables['item_variants']>, 'sku' | 'stock' | 'weight'> {
  itemId: Item['id'];
  /** Null: a choice has to be made first. */
  variantId: number | null;
  choice: string | null;
  imageUrl: Item['image_url'];
  /** In cents. */
  unitPrice: number;
  priceKind: NonNullable<Item['price_kind']>;
  status: Item['availability'];
  categoryId: NonNullable<Item['category_id']>;
  needsShipping: boolean;
  taxClass: string;
  isGiftCard: boolean;
  schedule: Schedule | null;
  /** By the shop's clock. */
  hasBegun: boolean;
}

interface Wanted {
  itemIds: readonly number[];
  categoryIds: readonly number[];
  exceptVariantIds: readonly number[];
}

interface Left extends Pick<OnSale, 'categoryId'> {
  /** Null: all others of the category. */
  itemId: OnSale['itemId'] | null;
  quantity: number;
}

interface Row extends Omit<OnSale, 'choice' | 'unitPrice' | 'schedule'>, Prices, ScheduleRow {
  index: number;
  values: string[];
}

const ON_SALE = `
  SELECT line.index, items.id AS "itemId", variant.id AS "variantId", items.title, ${VALUES} AS values, items.slug, variant.sku,
    COALESCE(variant.image_url, items.image_url) AS "imageUrl", COALESCE(items.price_kind, 'FIXED') AS "priceKind",
    items.availability AS status, variant.stock, variant.weight, items.category_id AS "categoryId",
    ${PRICES},
    ${NEEDS_SHIPPING} AS "needsShipping", ${TAX_CLASS} AS "taxClass", ${IS_GIFT_CARD} AS "isGiftCard",
    ${SCHEDULE}, COALESCE(NOT ${NEEDS_SHIPPING} AND variant.starts_at <= ${SHOP_CLOCK}, false) AS "hasBegun"`;

const toOnSale = ({ index: _, values, price, discountPrice, startsAt, endsAt, venue, ...row }: Row): OnSale => ({
  ...row,
  schedule: scheduleOf({ startsAt, endsAt, venue }),
  choice: row.variantId === null || values.length === 0 ? null : choiceOf(values),
  unitPrice: toCents(effectivePrice({ price, discountPrice })),
});

export default (_context: Context) => ({
  /** One for each line, in their order; null for what isn't on sale (anymore). */
  async read(sql: Sql, lines: readonly RequestedLine[]): Promise<(OnSale | null)[]> {
    const { rows } = await expression<Row>`${expression.raw(ON_SALE)} ${fromLines(lines)}`.execute(tables(sql));
    const found = new Map(rows.map((row) => [row.index, toOnSale(row)]));
    return lines.map((_line, index) => found.get(index) ?? null);
  },

  /** A few things that visitors can see at a fixed price, the cheapest first. Whether they can be bought, `read` says. */
  async candidates(sql: Sql, limit: number): Promise<RequestedLine[]> {
    return tables(sql)
      .selectFrom('items')
      .innerJoin('item_variants as variant', 'variant.item_id', 'items.id')
      .where('items.published', '=', true)
      .where('items.availability', '=', 'AVAILABLE')
      .where('variant.enabled', '=', true)
      .orderBy('items.price')
      .orderBy('variant.id')
      .limit(limit)
      .select(['items.id as itemId', 'variant.id as variantId'])
      .execute();
  },

  /** How many can be bought of each of the items, and of each category apart from them. Items without a stock count as many. */
  async left(sql: Sql, { itemIds, categoryIds, exceptVariantIds }: Wanted): Promise<Left[]> {
    const { rows } = await expression<Left>`
      SELECT items.category_id AS "categoryId", named.id AS "itemId",
        LEAST(sum(COALESCE(variant.stock, ${MAX_QUANTITY})), ${MAX_QUANTITY})::integer AS quantity
      FROM items
      JOIN item_variants variant ON variant.item_id = items.id AND variant.enabled
      LEFT JOIN LATERAL (SELECT items.id WHERE items.id = ANY(${itemIds})) named ON true
      WHERE (named.id IS NOT NULL OR items.category_id = ANY(${categoryIds}))
        AND items.published AND items.availability = 'AVAILABLE' AND NOT ${expression.raw(IS_GIFT_CARD)}
        AND COALESCE(items.price_kind, 'FIXED') = 'FIXED' AND COALESCE(variant.starts_at > ${expression.raw(SHOP_CLOCK)}, true)
        AND variant.id <> ALL(${exceptVariantIds})
      GROUP BY items.category_id, named.id`.execute(tables(sql));
    return rows;
  },

  /** Whether anything that visitors see does. */
  async needsShipping(sql: Sql): Promise<boolean> {
    const found = await tables(sql)
      .selectFrom('items')
      .innerJoin('item_categories as category', 'category.id', 'items.category_id')
      .where('items.published', '=', true)
      .where(expression.raw<boolean>(NEEDS_SHIPPING))
      .limit(1)
      .select('items.id')
      .execute();
    return found.length > 0;
  },

  /** Items that visitors see and that require shipping, but that can be bought without a weight. */
  async countWithoutWeight(sql: Sql): Promise<number> {
    const { total } = await tables(sql)
      .selectFrom('items')
      .innerJoin('item_categories as category', 'category.id', 'items.category_id')
      .where('items.published', '=', true)
      .where(expression.raw<boolean>(NEEDS_SHIPPING))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('item_variants')
            .whereRef('item_id', '=', 'items.id')
            .where('item_variants.enabled', '=', true)
            .where('item_variants.weight', 'is', null)
            .select('item_variants.id'),
        ),
      )
      .select(COUNT)
      .executeTakeFirstOrThrow();
    return total;
  },

  /** Those that items and categories name. */
  async taxClasses(sql: Sql): Promise<string[]> {
    const db = tables(sql);
    const rows = await db
      .selectFrom('items')
      .where('tax_class', 'is not', null)
      .select('tax_class as taxClass')
      .union(db.selectFrom('item_categories').where('tax_class', 'is not', null).select('tax_class as taxClass'))
      .orderBy('taxClass')
      .execute();
    return rows.flatMap(({ taxClass }) => taxClass ?? []);
  },
});
