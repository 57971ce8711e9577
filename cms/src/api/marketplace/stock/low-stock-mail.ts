import { choiceOf, panelPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { SayNotification } from '../../../area/notification';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { environment } from '../../../environment';
import type { Fact } from '../../../mail/blocks';
import { example, type MailDefinition, type MailFilling } from '../../../mail/definition';
import { panelUrl } from '../../../mail/panel-url';
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

const factOf = ({ title, values, stock }: Fallen): Fact => ({
  label: `${title}${values.length > 0 ? ` (${choiceOf(values)})` : ''}`,
  value: stock === 0 ? 'sold out' : `${stock} left`,
});

interface Payload {
  facts: Fact[];
  items: string;
  threshold: number;
}

const fillingOf = ({ facts, items, threshold }: Payload): MailFilling => ({
  values: { items, threshold: String(threshold) },
  blocks: [
    { kind: 'facts', facts },
    { kind: 'button', label: 'See all low stock', url: panelUrl(panelPaths.lowStock) },
  ],
});

export const sayLowStock: SayNotification = async (_strapi, _trx, payload) => {
  const { facts, items } = payload as Payload;
  return {
    title: `Low on stock: ${items}`,
    text: facts.map(({ label, value }) => `${label}: ${value}`).join(', '),
    url: panelPaths.lowStock,
    mail: fillingOf(payload as Payload),
  };
};

export const lowStock: MailDefinition = {
  audience: 'staff',
  name: 'Low stock',
  when: 'An item reached its low-stock level',
  variables: {
    items: 'The item, or how many there are',
    threshold: 'The low-stock level, as set under Selling, Stock',
  },
  words: {
    subject: '[{{shop}}] Low on stock: {{items}}',
    heading: 'Low on stock: {{items}}',
    body: 'Running low after recent sales. You get this email once whenever a sale leaves {{threshold}} or fewer. You can change the number under Selling, Stock.',
  },
  preview: example(
    fillingOf({ facts: [{ label: 'Linen cushion (Sage)', value: '2 left' }], items: 'Linen cushion', threshold: 3 }),
  ),
};

/** Tells the staff what has run low by sales. */
export const notifyLowStock = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await takeNewest(trx);
    if (!taken) return;
    await tables(trx).updateTable('stock_watch').set({ last_change: taken.to }).execute();
    const fallen = taken.lowStock > 0 ? await readFallen(trx, taken) : [];
    if (fallen.length === 0) return;
    const items = fallen.length === 1 ? (fallen[0]?.title ?? '') : `${fallen.length} items`;
    const last = { last_change: taken.to };
    await tables(trx)
      .insertInto('low_stock_notices')
      .values(fallen.map(({ variantId }) => ({ variant_id: variantId, ...last })))
      .onConflict((notice) => notice.column('variant_id').doUpdateSet(last))
      .execute();
    await services(strapi).notifications.feed.notify(trx, 'lowStock', taken.to, {
      facts: fallen.map(factOf),
      items,
      threshold: taken.lowStock,
    } satisfies Payload);
  });
};
