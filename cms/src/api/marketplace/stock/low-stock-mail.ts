import { choiceOf } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { environment } from '../../../environment';
import { services } from '../../../services';
import { VALUES } from '../variants/columns';

/** One process at a time goes on where the last one stopped. Younger lines may still have older ones before them. */
const takeNewest = async (trx: Sql): Promise<{ from: string; to: string; lowStock: number } | undefined> => {
  const db = tables(trx);
  const taken = await db
    .selectFrom(db.selectFrom('stock_watch').select('last_change').forUpdate().skipLocked().as('watch'))
    .innerJoin('stock_settings', (settings) => settings.onTrue())
    .select(({ selectFrom, ref }) => [
      'last_change as from',
      'low_stock as lowStock',
      selectFrom('stock_changes')
        .where('id', '>', ref('last_change'))
        .where('changed_at', '<', expression<Date>`now() - ${environment.reconcileEvery} * interval '1 ms'`)
        .select(({ fn }) => fn.max('id').as('id'))
        .as('to'),
    ])
    .executeTakeFirst();
  return taken?.to ? { ...taken, to: taken.to } : undefined;
};

/**
 * What sales left low, orders that may yet be over left aside. What was told of is told of again once there has been enough of
 * it in between.
 */
const readFallen = (trx: Sql, { from, to, lowStock }: { from: string; to: string; lowStock: number }) => {
  const db = tables(trx);
  return db
    .selectFrom('item_variants as variant')
    .innerJoin('items', 'items.id', 'variant.item_id')
    .leftJoin('low_stock_notices as notice', 'notice.variant_id', 'variant.id')
    .where('variant.id', 'in', (sold) =>
      sold
        .selectFrom('stock_changes')
        .where('id', '>', from)
        .where('id', '<=', to)
        .where('reason', '=', 'sale')
        .select('variant_id'),
    )
    .where('variant.enabled', '=', true)
    .where((row) => row(row('variant.stock', '+', row.ref('variant.reserved')), '<=', lowStock))
    .where((row) =>
      row.or([
        row('notice.variant_id', 'is', null),
        row.exists(
          row
            .selectFrom('stock_changes as line')
            .whereRef('line.variant_id', '=', 'variant.id')
            .whereRef('line.id', '>', 'notice.last_change')
            .where(expression<boolean>`COALESCE(line.stock + line.reserved > ${lowStock}, true)`)
            .select('line.id'),
        ),
      ]),
    )
    .orderBy('items.title')
    .orderBy('variant.place')
    .orderBy('variant.id')
    .select((row) => [
      'variant.id as variantId',
      'items.title',
      expression.raw<string[]>(VALUES).as('values'),
      row('variant.stock', '+', row.ref('variant.reserved')).$notNull().as('stock'),
    ])
    .execute();
};

type Fallen = Awaited<ReturnType<typeof readFallen>>[number];

const lineOf = ({ title, values, stock }: Fallen): string =>
  `${title}${values.length > 0 ? ` (${choiceOf(values)})` : ''}: ${stock === 0 ? 'sold out' : `${stock} left`}`;

const mailOf = (fallen: Fallen[], { shopName, lowStock }: { shopName: string; lowStock: number }) => {
  const [first] = fallen;
  return {
    subject: `[${shopName}] ${fallen.length === 1 ? `${first?.title} is` : `${fallen.length} items are`} low on stock`,
    text: `${[
      'Running low after recent sales:',
      fallen.map(lineOf).join('\n'),
      `See all low stock: ${environment.publicUrl}/admin/marketplace?lowStock=true`,
      `You get this email once whenever a sale leaves ${lowStock} or fewer. You can change the number under Selling, Stock.`,
      shopName,
    ].join('\n\n')}\n`,
  };
};

/** Emails the shop what has run low by sales. */
export const notifyLowStock = async (strapi: Core.Strapi): Promise<void> => {
  const { mail, store } = services(strapi);
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await takeNewest(trx);
    if (!taken) return;
    await tables(trx).updateTable('stock_watch').set({ last_change: taken.to }).execute();
    const fallen = taken.lowStock > 0 ? await readFallen(trx, taken) : [];
    if (fallen.length === 0) return;
    const [{ shopName }, recipients] = [await store.settings.readPublic(trx), await store.settings.ownAddresses(trx)];
    const last = { last_change: taken.to };
    await tables(trx)
      .insertInto('low_stock_notices')
      .values(fallen.map(({ variantId }) => ({ variant_id: variantId, ...last })))
      .onConflict((notice) => notice.column('variant_id').doUpdateSet(last))
      .execute();
    for (const to of recipients)
      await mail.outbox.enqueue(
        { dedupeKey: `low-stock-${taken.to}-${to}`, to, ...mailOf(fallen, { shopName, lowStock: taken.lowStock }) },
        trx,
      );
  });
};
