import { randomUUID } from 'node:crypto';
import type { Handoff } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export interface PaymentRow {
  id: number;
  orderId: number;
  provider: string;
  providerOrderId: string | null;
  /** What its browser needs to go on to the provider; null until it's opened there. */
  handoff: Handoff | null;
  openKey: string;
  captureKey: string;
  amount: number;
  declinedAt: Date | null;
  /** When the buyer last asked for the provider's window. */
  openedAt: Date | null;
  /** When the provider last didn't know it; null if it does. */
  unknownAt: Date | null;
}

const COLUMNS = {
  id: 'id',
  orderId: 'order_id',
  provider: 'provider',
  providerOrderId: 'provider_order_id',
  handoff: 'handoff',
  openKey: 'open_key',
  captureKey: 'capture_key',
  amount: 'amount',
  declinedAt: 'declined_at',
  openedAt: 'opened_at',
  unknownAt: 'unknown_at',
};

/** The keys are stored before the provider is asked, so whatever happens, it can be asked for the same thing again. */
export const insertPayment = async (
  trx: Sql,
  { orderId, provider, amount, isTest }: Pick<PaymentRow, 'orderId' | 'provider' | 'amount'> & { isTest: boolean },
): Promise<number> => {
  const [row] = await trx('payments')
    .insert({
      order_id: orderId,
      provider,
      amount,
      is_test: isTest,
      open_key: randomUUID(),
      capture_key: randomUUID(),
    })
    .returning('id');
  return row.id;
};

/** The attempt that counts: when a provider's order can't be paid anymore, another one follows. */
export const latestPayment = (sql: Sql, orderId: number): Promise<PaymentRow | undefined> =>
  sql('payments').where({ order_id: orderId }).orderBy('id', 'desc').first(COLUMNS);

export const orderAt = async (sql: Sql, providerOrderId: string): Promise<number | undefined> =>
  (await sql('payments').where({ provider_order_id: providerOrderId }).first('order_id'))?.order_id;

/** False if it is known already: the same capture is told by webhooks, returns, and the reconciler. */
export const insertCapture = async (
  trx: Sql,
  capture: { orderId: number; paymentId: number; providerCaptureId: string; amount: number; reference?: string | null },
): Promise<boolean> => {
  const { orderId, paymentId, providerCaptureId, amount, reference = null } = capture;
  const rows = await trx('captures')
    .insert({
      order_id: orderId,
      payment_id: paymentId,
      provider_capture_id: providerCaptureId,
      amount,
      reference,
    })
    .onConflict('provider_capture_id')
    .ignore()
    .returning('id');
  return rows.length > 0;
};
