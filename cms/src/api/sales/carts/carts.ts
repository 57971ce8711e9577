import { fromCents, MAX_CART_LINES, type SavedCartInput, type SavedCartLine } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { badField } from '../../../http/problem';
import { type Context, services } from '../../../services';

/** 0 stands for no variant: null is never the same as null. */
const NO_VARIANT = 0;

const readLines = (sql: Sql, userId: number) =>
  tables(sql)
    .selectFrom('cart_lines')
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('item_id')
    .orderBy('variant_id')
    .select(({ fn, val }) => [
      'item_id as itemId',
      'quantity',
      fn<number | null>('nullif', ['variant_id', val(NO_VARIANT)]).as('variantId'),
    ])
    .execute();

type LineRow = Awaited<ReturnType<typeof readLines>>[number];
type Lines = SavedCartInput['lines'];

/** Those that a cart has already, and as many others as it has room for. */
const fitting = (cart: readonly LineRow[], lines: Lines): Lines => {
  const keyOf = ({ itemId, variantId }: Pick<LineRow, 'itemId' | 'variantId'>) => `${itemId}-${variantId}`;
  const keys = new Set(cart.map(keyOf));
  return lines.filter((line) => {
    if (keys.size < MAX_CART_LINES) keys.add(keyOf(line));
    return keys.has(keyOf(line));
  });
};

const CHANGED = {
  quantity: expression<number>`EXCLUDED.quantity`,
  taken: (_cart: readonly LineRow[], lines: Lines): Lines => lines,
};
/** Joined twice, or at once, a cart stays the same. What it has no room for stays where it was. */
const JOINED = { quantity: expression<number>`GREATEST(cart_lines.quantity, EXCLUDED.quantity)`, taken: fitting };

export default ({ strapi }: Context) => {
  const shown = async (sql: Sql, userId: number): Promise<SavedCartLine[]> => {
    const lines = await readLines(sql, userId);
    const sales = await services(strapi).marketplace.sale.read(sql, lines);
    return lines.map((line, place) => {
      const sale = sales[place];
      if (!sale) return { ...line, product: null };
      const { title: name, choice, slug, imageUrl: image, unitPrice } = sale;
      return { ...line, product: { name, choice, slug, image, price: fromCents(unitPrice) } };
    });
  };

  /** Changes of one cart take turns. */
  const write = async (
    userId: number,
    { lines }: SavedCartInput,
    { quantity, taken }: typeof CHANGED,
  ): Promise<SavedCartLine[]> =>
    strapi.db.transaction(async ({ trx }) => {
      const db = tables(trx);
      await db.selectFrom('up_users').where('id', '=', userId).forNoKeyUpdate().select('id').execute();
      for (const { itemId, variantId, quantity: asked } of taken(await readLines(trx, userId), lines)) {
        const line = { user_id: userId, item_id: itemId, variant_id: variantId ?? NO_VARIANT };
        if (asked === 0)
          await db
            .deleteFrom('cart_lines')
            .where((stored) => stored.and(line))
            .execute();
        else
          await db
            .insertInto('cart_lines')
            .values({ ...line, quantity: asked })
            .onConflict((stored) => stored.columns(['user_id', 'item_id', 'variant_id']).doUpdateSet({ quantity }))
            .execute();
      }
      const cart = await shown(trx, userId);
      if (cart.length > MAX_CART_LINES) throw badField('lines', `A cart can have at most ${MAX_CART_LINES} lines`);
      return cart;
    });

  return {
    of: (userId: number): Promise<SavedCartLine[]> => shown(strapi.db.connection, userId),
    change: (userId: number, input: SavedCartInput) => write(userId, input, CHANGED),
    join: (userId: number, input: SavedCartInput) => write(userId, input, JOINED),
  };
};
