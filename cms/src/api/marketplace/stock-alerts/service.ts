import type { StockAlertInput } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { fillingOf } from './back-in-stock-mail';
import { readOffered, takeDue } from './queries';

const AT_ONCE = 100;
const KEPT_DAYS = 365;

export default ({ strapi }: Context) => {
  const database = strapi.db.connection;
  const db = tables(database);

  const sendSome = async (): Promise<number> =>
    await strapi.db.transaction(async ({ trx }) => {
      const due = await takeDue(trx, AT_ONCE);
      for (const { id, email, ...alert } of due)
        await services(strapi).mail.outbox.send(
          { kind: 'backInStock', dedupeKey: `back-in-stock:${id}`, to: email, ...fillingOf(alert) },
          trx,
        );
      const sent = anyOf(due.map(({ id }) => id));
      await tables(trx).deleteFrom('stock_alerts').where('id', '=', sent).execute();
      return due.length;
    });

  return {
    /** Asking twice is the same as asking once. */
    async add({ itemId, variantId, email }: StockAlertInput): Promise<{ email: string }> {
      const variant = await readOffered(database, itemId, variantId);
      if (!variant) throw notFound('This item does not exist');
      if (variant.isAvailable) throw conflict('This is available now. Reload the page to buy it');
      await db
        .insertInto('stock_alerts')
        .values({ variant_id: variant.id, email })
        .onConflict((alert) => alert.doNothing())
        .execute();
      return { email };
    },

    /** One email for each alert, which is over then. */
    async send(): Promise<void> {
      while ((await sendSome()) === AT_ONCE);
    },

    askedBy: (emails: string[]) =>
      db
        .selectFrom('stock_alerts as alert')
        .innerJoin('item_variants as variant', 'variant.id', 'alert.variant_id')
        .innerJoin('items', 'items.id', 'variant.item_id')
        .where('alert.email', '=', anyOf(emails))
        .orderBy('alert.id')
        .select(['items.title as item', 'alert.created_at as createdAt'])
        .execute(),

    forget: (trx: Sql, emails: string[]) =>
      tables(trx).deleteFrom('stock_alerts').where('email', '=', anyOf(emails)).execute(),

    prune: () =>
      db
        .deleteFrom('stock_alerts')
        .where('created_at', '<', expression<Date>`now() - ${KEPT_DAYS} * interval '1 day'`)
        .execute(),
  };
};
