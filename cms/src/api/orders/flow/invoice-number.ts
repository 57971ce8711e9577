import type { Sql } from '../../../database/sql';

/**
 * Invoices are numbered without gaps: the row that counts them stays locked until the transaction ends. An order keeps the number
 * that it has.
 */
export const numberInvoice = async (trx: Sql, orderId: number): Promise<void> => {
  await trx.raw(
    `WITH taken AS (UPDATE sales_settings SET next_invoice = next_invoice + 1
       WHERE EXISTS (SELECT FROM orders WHERE id = :orderId AND invoice_number IS NULL) RETURNING next_invoice - 1 AS number)
     UPDATE orders SET invoice_number = taken.number FROM taken WHERE id = :orderId`,
    { orderId },
  );
};
