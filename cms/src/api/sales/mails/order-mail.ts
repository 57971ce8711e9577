import {
  formatCents,
  formatGiftCardEnding,
  isOver,
  type MailKind,
  type OrderMail,
  orderName,
  PAY_LINK,
} from '@stoa/contract';
import type { Block } from '../../../mail/blocks';
import type { MailFilling } from '../../../mail/definition';
import type { OrderRow } from '../orders/order-row';
import { paymentOf, summaryOf, swapOf } from './order-blocks';
import { trustedName } from './untrusted-text';

/**
 * LINK: asked for by a customer who has lost the others. EXPIRED: nobody paid manually, or the shop didn't wait any longer.
 * EDITED: an administrator changed what it's made of. CANCELED_PAID: by its customer, so that the money goes back.
 */
export type OrderMailKind = OrderMail | 'EDITED' | 'LINK' | 'EXPIRED';

/** Each has words and a subject of its own, so that an inbox shows how the order stands. */
const TEMPLATES: Record<OrderMailKind, (order: OrderRow) => MailKind> = {
  PLACED: () => 'orderPlaced',
  TO_PAY: ({ swap }) => (swap ? 'orderSwapToPay' : 'orderToPay'),
  EDITED: () => 'orderEdited',
  PAID: () => 'orderPaid',
  FULFILLED: ({ pickUp, fulfillmentStatus }) => {
    const isPart = fulfillmentStatus === 'PARTIALLY_FULFILLED';
    if (pickUp) return isPart ? 'orderPartlyReady' : 'orderReady';
    return isPart ? 'orderPartlyShipped' : 'orderShipped';
  },
  CANCELLED: () => 'orderCancelled',
  REFUNDED: ({ state }) => (state === 'REFUNDED' ? 'orderRefunded' : 'orderPartlyRefunded'),
  EXPIRED: () => 'orderExpired',
  LINK: () => 'orderLink',
  CANCELED_PAID: () => 'orderCanceledByCustomer',
  RETURN_REQUESTED: () => 'returnRequestReceived',
  RETURN_ACCEPTED: () => 'returnAccepted',
  RETURN_DECLINED: () => 'returnDeclined',
};

export const templateOf = (kind: OrderMailKind, order: OrderRow): MailKind => TEMPLATES[kind](order);

export const ORDER_VARIABLES = {
  name: 'The customer’s name',
  order: 'The order’s number, such as #1001',
  total: 'What the order costs',
};

export const SWAP_VARIABLES = {
  ...ORDER_VARIABLES,
  swapped: 'The number of the order whose items are swapped',
  due: 'What is left to pay',
};

export const TEST_MODE = 'TEST MODE: This is a test order. No real money moves.';

/** Its customer chooses how to pay behind the link. */
const isByLink = (kind: OrderMailKind, { paymentMethod }: OrderRow): boolean =>
  kind === 'TO_PAY' || (kind === 'EDITED' && paymentMethod === PAY_LINK.id);

/** What these are about goes back, or isn’t sent at all. */
const GOING_BACK: OrderMailKind[] = [
  'CANCELED_PAID',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURN_ACCEPTED',
  'RETURN_DECLINED',
];

/** What is paid manually, and when it’s fulfilled first. */
const toPay = (kind: OrderMailKind, order: OrderRow): Block[] => {
  if (kind === 'TO_PAY' && order.swap) return swapOf(order, order.swap);
  if (isByLink(kind, order)) return paymentOf('Amount due', order);
  if (kind === 'PLACED' || kind === 'EDITED') return paymentOf('How to pay', order);
  const isOwed = kind === 'FULFILLED' && order.state === 'AWAITING_PAYMENT';
  return isOwed ? paymentOf('You haven’t paid for it yet', order) : [];
};

/** What its gift card was to pay, once it ended without a payment. */
const backOnCard = ({ state, giftCardEnding, giftCardAmount }: OrderRow): Block[] =>
  isOver(state) && giftCardEnding !== null
    ? [
        {
          kind: 'text',
          text: `${formatCents(giftCardAmount)} is back on your gift card ${formatGiftCardEnding(giftCardEnding)}.`,
        },
      ]
    : [];

/** The swap that it was for ends with it. */
const swapEnded = ({ state, swap, numbering }: OrderRow): Block[] =>
  isOver(state) && swap
    ? [
        {
          kind: 'text',
          text: `It was for a swap, so you’ll get the items of order ${orderName(swap.number, numbering)} as you ordered them.`,
        },
      ]
    : [];

/** `link` leads to the order. `details`: what is to be said about this occasion, such as where a package is. */
export const orderMail = (
  kind: OrderMailKind,
  order: OrderRow,
  { link, details }: { link: string; details: Block[] },
): MailFilling => ({
  values: {
    name: trustedName(order.name) ?? 'there',
    order: order.orderName,
    total: formatCents(order.total),
    ...(order.swap && { swapped: orderName(order.swap.number, order.numbering), due: formatCents(order.due) }),
  },
  notice: order.isTest ? TEST_MODE : undefined,
  blocks: [
    ...details,
    ...backOnCard(order),
    ...swapEnded(order),
    ...toPay(kind, order),
    { kind: 'button', label: isByLink(kind, order) ? 'Pay now' : 'See your order', url: link },
    ...summaryOf(order, !GOING_BACK.includes(kind)),
  ],
});
