import { addressLines, formatCents, type OrderMail } from '@stoa/contract';
import type { OrderRow } from '../orders/order-row';
import { addressLine, greeting } from './untrusted-text';

/** LINK: asked for by a customer who has lost the others. EXPIRED: nobody paid manually, or the shop didn't wait any longer. */
export type MailKind = OrderMail | 'LINK' | 'EXPIRED';

const date = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

const linesOf = ({ lines }: OrderRow): string =>
  lines
    .map(
      ({ title, choice, quantity, total }) =>
        `${quantity} × ${title}${choice ? ` (${choice})` : ''}  ${formatCents(total)}`,
    )
    .join('\n');

const sumsOf = (order: OrderRow): string => {
  const { subtotal, discount, discountCode, shipping, shippingMethodName, taxes, taxIncluded, total } = order;
  return [
    `Subtotal: ${formatCents(subtotal)}`,
    ...(discount > 0 ? [`Discount${discountCode ? ` (${discountCode})` : ''}: −${formatCents(discount)}`] : []),
    ...(shippingMethodName ? [`${shippingMethodName}: ${shipping === 0 ? 'Free' : formatCents(shipping)}`] : []),
    ...taxes.map(
      ({ name, percent, amount }) => `${taxIncluded ? 'Includes ' : ''}${name} ${percent}%: ${formatCents(amount)}`,
    ),
    `Total: ${formatCents(total)}`,
  ].join('\n');
};

const addressOf = ({ address }: OrderRow): string[] => {
  if (!address) return [];
  return [['Shipping to:', ...addressLines({ ...address, phone: null }).map(addressLine)].join('\n')];
};

const fulfillment = ({ pickUp, fulfillmentStatus }: OrderRow): string =>
  `${fulfillmentStatus === 'PARTIALLY_FULFILLED' ? 'Part of your' : 'Your'} order is ${pickUp ? 'ready for pickup' : 'on its way'}.${
    fulfillmentStatus === 'PARTIALLY_FULFILLED' ? ' The rest will follow.' : ''
  }`;

/** For those who pay manually. */
const toPay = (opening: string, { number, paymentMethodName, instructions, reservedUntil }: OrderRow): string[] => [
  `${opening} Payment method: ${paymentMethodName}.`,
  ...(instructions ? [instructions] : []),
  `${reservedUntil ? `Your items are reserved until ${date(reservedUntil)}. ` : ''}Include order number ${number} with your payment.`,
];

/** What an email says beside the order. */
export interface MailContext {
  shopName: string;
  /** Where replies go; null if the shop has no address for them. */
  replyTo: string | null;
  /** The page to write to the shop from. */
  contactPage: string;
  /** To the order. */
  link: string;
  /** What is to be said about this occasion, such as where a package is. */
  details: string[];
}

/** What a mail says before the order itself. Each has a subject of its own, so that an inbox shows how the order stands. */
const OPENINGS: Record<
  MailKind,
  (order: OrderRow, context: MailContext, its: string) => { subject: string; text: string }
> = {
  PLACED: (order, _context, its) => ({
    subject: `We received your ${its}`,
    text: toPay('Thank you for your order.', order).join('\n\n'),
  }),
  PAID: ({ total }, _context, its) => ({
    subject: `Your ${its} is confirmed`,
    text: `Thank you for your order.${total > 0 ? ' We’ve received your payment.' : ''}`,
  }),
  FULFILLED: (order, _context, its) => ({
    subject: `${order.fulfillmentStatus === 'PARTIALLY_FULFILLED' ? 'Part of your' : 'Your'} ${its} is ${order.pickUp ? 'ready for pickup' : 'on its way'}`,
    text: [
      fulfillment(order),
      ...(order.state === 'AWAITING_PAYMENT' ? toPay('You haven’t paid for it yet.', order) : []),
    ].join('\n\n'),
  }),
  CANCELLED: (_order, _context, its) => ({
    subject: `Your ${its} was canceled`,
    text: 'Your order was canceled. You don’t owe anything.',
  }),
  REFUNDED: ({ state }, _context, its) => ({
    subject: `A refund for your ${its}`,
    text: `We’ve refunded ${state === 'REFUNDED' ? '' : 'part of '}your order. It can take a few days for the money to reach you.`,
  }),
  EXPIRED: (_order, { replyTo, contactPage }, its) => ({
    subject: `Your ${its} has expired`,
    text: `We haven’t received your payment, so your order has expired. If you’ve already paid, please ${
      replyTo ? 'reply to this email.' : `contact us: ${contactPage}`
    }`,
  }),
  LINK: (_order, _context, its) => ({
    subject: `Link to your ${its}`,
    text: 'Someone requested a link to your order with this email address. If it wasn’t you, ignore this email.',
  }),
};

export const orderMail = (kind: MailKind, order: OrderRow, context: MailContext) => {
  const { shopName, replyTo, link, details } = context;
  const { subject, text } = OPENINGS[kind](order, context, `${shopName} order #${order.number}`);
  return {
    to: order.email,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: `${[
      ...(order.isTest ? ['TEST MODE: This is a test order. No real money moves.'] : []),
      greeting(order.name),
      text,
      ...details,
      `Order #${order.number}, ${date(order.placedAt)}`,
      linesOf(order),
      sumsOf(order),
      ...addressOf(order),
      `See your order: ${link}`,
      shopName,
    ].join('\n\n')}\n`,
  };
};
