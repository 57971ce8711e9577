import { choiceOf } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { services } from '../../../services';
import { VALUES } from '../variants/columns';

interface Fallen {
  variantId: number;
  title: string;
  values: string[];
  stock: number;
}

/** One process at a time goes on where the last one stopped. Younger lines may still have older ones before them. */
const takeNewest = async (trx: Sql): Promise<{ from: string; to: string; lowStock: number } | undefined> => {
  const { rows } = await trx.raw(
    `SELECT last_change AS "from", low_stock AS "lowStock",
       (SELECT max(id) FROM stock_changes WHERE id > last_change AND changed_at < now() - :age * interval '1 ms') AS "to"
     FROM (SELECT last_change FROM stock_watch FOR UPDATE SKIP LOCKED) watch, stock_settings`,
    { age: environment.reconcileEvery },
  );
  return rows[0]?.to ? rows[0] : undefined;
};

/**
 * What sales left low, orders that may yet be over left aside. What was told of is told of again once there has been enough of
 * it in between.
 */
const readFallen = async (trx: Sql, taken: { from: string; to: string; lowStock: number }): Promise<Fallen[]> => {
  const { rows } = await trx.raw(
    `SELECT variant.id AS "variantId", items.title, ${VALUES} AS values, variant.stock + variant.reserved AS stock
     FROM item_variants variant JOIN items ON items.id = variant.item_id
     LEFT JOIN low_stock_notices told ON told.variant_id = variant.id
     WHERE variant.id IN (SELECT variant_id FROM stock_changes WHERE id > :from AND id <= :to AND reason = 'sale')
       AND variant.enabled AND variant.stock + variant.reserved <= :lowStock
       AND (told.variant_id IS NULL OR EXISTS (
         SELECT FROM stock_changes line WHERE line.variant_id = variant.id AND line.id > told.last_change
           AND COALESCE(line.stock + line.reserved > :lowStock, true)))
     ORDER BY items.title, variant.place, variant.id`,
    { ...taken },
  );
  return rows;
};

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
  const [{ shopName }, recipients] = [await store.settings.readPublic(), await store.settings.ownAddresses()];
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await takeNewest(trx);
    if (!taken) return;
    await trx('stock_watch').update({ last_change: taken.to });
    const fallen = taken.lowStock > 0 ? await readFallen(trx, taken) : [];
    if (fallen.length === 0) return;
    const told = fallen.map(({ variantId }) => ({ variant_id: variantId, last_change: taken.to }));
    await trx('low_stock_notices').insert(told).onConflict('variant_id').merge();
    for (const to of recipients)
      await mail.outbox.enqueue(
        { dedupeKey: `low-stock-${taken.to}-${to}`, to, ...mailOf(fallen, { shopName, lowStock: taken.lowStock }) },
        trx,
      );
  });
};
