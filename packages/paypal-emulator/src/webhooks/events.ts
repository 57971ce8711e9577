import type { Refunded } from '../orders/pay';
import { captureShape, orderShape, refundShape } from '../orders/shapes';
import type { Capture, Order } from '../state';

export interface EventContent {
  event_type: string;
  resource_type: string;
  summary: string;
  resource: object;
}

export const orderApproved = (addresses: Parameters<typeof orderShape>[0], order: Order): EventContent => ({
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource_type: 'checkout-order',
  summary: 'An order has been approved by the buyer',
  resource: orderShape(addresses, order),
});

export const approvalReversed = (order: Order): EventContent => ({
  event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  resource_type: 'checkout-order',
  summary: 'An approved order was not captured in time',
  resource: { order_id: order.id, purchase_units: [order.unit] },
});

const CAPTURE_KINDS = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
  FAILED: 'PAYMENT.CAPTURE.DENIED',
};

export const captureChanged = (base: string, order: Order, capture: Capture): EventContent => ({
  event_type: CAPTURE_KINDS[capture.status],
  resource_type: 'capture',
  summary: `Payment ${capture.status.toLowerCase()}`,
  resource: {
    ...captureShape(base, order, capture),
    supplementary_data: { related_ids: { order_id: order.id } },
  },
});

/** Like PayPal's, it names the capture and our own ids, but not the order. */
export const captureRefunded = (base: string, { order, capture, refund }: Refunded): EventContent => ({
  event_type: 'PAYMENT.CAPTURE.REFUNDED',
  resource_type: 'refund',
  summary: 'A payment was refunded',
  resource: refundShape(base, order, capture, refund),
});
