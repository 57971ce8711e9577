import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { KNOWN_INVOICES } from '../../../backup/known';
import type { Restored } from '../../../backup/restored';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { reconcile } from './reconcile';

/** Money of older orders may have been paid back, too, but rarely: *Check payment* finds it. */
const PAID_WITHIN = '7 days';

/** A provider that doesn’t answer doesn’t keep the shop closed: the rest is looked at later. */
const AT_MOST_MS = 5 * 60_000;

/** Nobody could pay or be paid while the shop was away. */
const extendReservations = (strapi: Core.Strapi, takenAt: Date) =>
  tables(strapi.db.connection)
    .updateTable('orders')
    .where('reserved_until', 'is not', null)
    .set({ reserved_until: expression<Date>`reserved_until + (now() - ${takenAt}::timestamptz)` })
    .execute();

const markDue = (strapi: Core.Strapi, takenAt: Date) =>
  tables(strapi.db.connection)
    .updateTable('orders')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('provider_order_id', 'is not', null)
          .select('payments.id'),
      ),
    )
    .where(({ or, eb }) =>
      or([
        eb('next_check_at', 'is not', null),
        eb('reserved_until', 'is not', null),
        eb('updated_at', '>', expression<Date>`${takenAt}::timestamptz - ${PAID_WITHIN}::interval`),
      ]),
    )
    .set({ next_check_at: expression<Date>`now()` })
    .executeTakeFirstOrThrow();

/** Who got an invoice since the backup keeps its number, and nobody else gets that one. */
const keepInvoiceNumbers = async (sql: Sql, { knowsReplaced, nextInvoice }: Restored): Promise<void> => {
  if (!knowsReplaced || nextInvoice === null) return;
  await sql.raw(`UPDATE orders SET invoice_number = known.invoice_number FROM ${KNOWN_INVOICES} known
    WHERE known.uuid = orders.uuid AND orders.invoice_number IS NULL`);
  await tables(sql)
    .updateTable('sales_settings')
    .where('next_invoice', '<', nextInvoice)
    .set({ next_invoice: nextInvoice })
    .execute();
};

/**
 * What was captured or refunded since the backup is found at the providers, which answer for each key what became of it: nothing is
 * taken or paid back twice.
 */
export const comparePaymentsAfterRestore = async (strapi: Core.Strapi, restored: Restored): Promise<void> => {
  const takenAt = new Date(restored.takenAt);
  await keepInvoiceNumbers(strapi.db.connection, restored);
  await extendReservations(strapi, takenAt);
  const { numUpdatedRows } = await markDue(strapi, takenAt);
  if (numUpdatedRows > 0n) strapi.log.info(`Comparing ${numUpdatedRows} payments with their providers`);
  await reconcile(strapi, Date.now() + AT_MOST_MS);
};
