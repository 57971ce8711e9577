import { textAt } from '../json';
import { type Capture, type Order, type Refund, refundedOf } from '../state';
import { written } from './money';

/** How PayPal writes what it answers. */

const link = (href: string, rel: string, method: 'GET' | 'POST' = 'GET') => ({ href, rel, method });

const money = (order: Order, value: number) => written({ currency: order.amount.currency, value });

export const feeOf = (amount: number): number => Math.round(amount * 0.0349) + 49;

export const statusOf = (capture: Capture): string => {
  const refunded = refundedOf(capture);
  if (capture.status !== 'COMPLETED' || refunded === 0) return capture.status;
  return refunded === capture.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
};

const references = ({ customId, invoiceId }: Order) => ({
  ...(customId ? { custom_id: customId } : {}),
  ...(invoiceId ? { invoice_id: invoiceId } : {}),
});

export const captureShape = (base: string, order: Order, capture: Capture) => ({
  id: capture.id,
  status: statusOf(capture),
  ...(capture.reason ? { status_details: { reason: capture.reason } } : {}),
  amount: money(order, capture.amount),
  ...references(order),
  final_capture: true,
  seller_protection: {
    status: 'ELIGIBLE',
    dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
  },
  ...(capture.status === 'COMPLETED'
    ? {
        seller_receivable_breakdown: {
          gross_amount: money(order, capture.amount),
          paypal_fee: money(order, feeOf(capture.amount)),
          net_amount: money(order, capture.amount - feeOf(capture.amount)),
        },
      }
    : {}),
  links: [
    link(`${base}/v2/payments/captures/${capture.id}`, 'self'),
    link(`${base}/v2/payments/captures/${capture.id}/refund`, 'refund', 'POST'),
    link(`${base}/v2/checkout/orders/${order.id}`, 'up'),
  ],
  create_time: capture.at,
  update_time: order.updatedAt,
});

export const refundShape = (base: string, order: Order, capture: Capture, refund: Refund) => ({
  id: refund.id,
  status: refund.status,
  amount: money(order, refund.amount),
  ...references(order),
  links: [
    link(`${base}/v2/payments/refunds/${refund.id}`, 'self'),
    link(`${base}/v2/payments/captures/${capture.id}`, 'up'),
  ],
  create_time: refund.at,
  update_time: refund.at,
});

/** Where programs reach it, and where browsers do. */
interface Addresses {
  base: string;
  publicUrl: string;
}

function orderLinks({ base, publicUrl }: Addresses, { id, status }: Order) {
  const self = link(`${base}/v2/checkout/orders/${id}`, 'self');
  const approve = link(`${publicUrl}/checkoutnow?token=${id}`, status === 'CREATED' ? 'approve' : 'payer-action');
  if (status === 'APPROVED') return [self, link(`${base}/v2/checkout/orders/${id}/capture`, 'capture', 'POST')];
  return status === 'COMPLETED' || status === 'VOIDED' ? [self] : [self, approve];
}

/** What is answered unless the request prefers the whole representation. */
export const minimalOrder = (addresses: Addresses, order: Order) => ({
  id: order.id,
  status: order.status,
  links: orderLinks(addresses, order),
});

export function orderShape(addresses: Addresses, order: Order) {
  const { base } = addresses;
  const refunds = order.captures.flatMap((capture) =>
    capture.refunds.map((refund) => refundShape(base, order, capture, refund)),
  );
  const captures = order.captures.map((capture) => captureShape(base, order, capture));
  const address = { country_code: textAt(order.unit, 'shipping', 'address', 'country_code') ?? 'US' };
  const buyer = { name: { given_name: 'Test', surname: 'Buyer' }, email_address: 'buyer@example.com' };
  return {
    ...minimalOrder(addresses, order),
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        ...order.unit,
        payee: { email_address: 'shop@example.com', merchant_id: 'TESTMERCHANT1' },
        ...(captures.length ? { payments: { captures, ...(refunds.length ? { refunds } : {}) } } : {}),
      },
    ],
    ...(order.instrument
      ? {
          payment_source: { paypal: { ...buyer, account_id: 'TESTBUYER1234', address } },
          payer: { ...buyer, payer_id: 'TESTBUYER1234', address },
        }
      : {}),
    create_time: order.at,
    update_time: order.updatedAt,
  };
}
