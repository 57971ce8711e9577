import type { Sql } from '../../../database/sql';
import type { Context } from '../../../services';
import { insertCapture, insertPayment, latestPayment } from '../queries/payments';

export const MANUAL = 'manual';

interface Taken {
  orderId: number;
  number: number;
  amount: number;
  reference: string | null;
}

/** Money that no provider knows of, so that an administrator's word counts. */
export default (_context: Context) => ({
  /** Whether no provider was ever asked to take the money of this order. */
  isFor: async (sql: Sql, orderId: number): Promise<boolean> => (await latestPayment(sql, orderId)) === undefined,

  async take(trx: Sql, { orderId, number, amount, reference }: Taken): Promise<void> {
    await insertPayment(trx, { orderId, provider: MANUAL, amount, isTest: false });
    const payment = await latestPayment(trx, orderId);
    if (!payment) throw new Error('A payment that was written down is gone');
    const providerCaptureId = `${MANUAL} ${number}`;
    await insertCapture(trx, { orderId, paymentId: payment.id, providerCaptureId, amount, reference });
  },
});
