import { addressLines, centsInWords, type OrderMail } from '@stoa/contract';
import type { OrderRow } from '../queries/orders';
import { addressLine, greeting } from './untrusted-text';

/** LINK: asked for by a customer who has lost the others. EXPIRED: nobody paid by hand, or the shop didn't wait any longer. */
export type MailKind = OrderMail | 'LINK' | 'EXPIRED';

const date = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

const linesOf = ({ lines }: OrderRow): string =>
  lines
    .map(
      ({ title, choice, quantity, total }) =>
        `${quantity} × ${title}${choice ? ` (${choice})` : ''}  ${centsInWords(total)}`,
    )
    .join('\n');

const sumsOf = (order: OrderRow): string => {
  const { subtotal, discount, discountCode, delivery, deliveryName, taxes, taxIncluded, total } = order;
  return [
    `Subtotal: ${centsInWords(subtotal)}`,
    ...(discount > 0 ? [`Discount${discountCode ? ` (${discountCode})` : ''}: −${centsInWords(discount)}`] : []),
    ...(deliveryName ? [`${deliveryName}: ${delivery === 0 ? 'Free' : centsInWords(delivery)}`] : []),
    ...taxes.map(
      ({ name, percent, amount }) => `${taxIncluded ? 'Includes ' : ''}${name} ${percent}%: ${centsInWords(amount)}`,
    ),
    `Total: ${centsInWords(total)}`,
  ].join('\n');
};

const addressOf = ({ address }: OrderRow): string[] => {
  if (!address) return [];
  return [['We deliver to:', ...addressLines({ ...address, phone: null }).map(addressLine)].join('\n')];
};

const whatIsSent = ({ pickUp, sent }: OrderRow): string => {
  const what = sent === 'PART' ? 'A part of your order' : 'Your order';
  const where = pickUp ? 'is ready to be picked up.' : 'is on its way to you.';
  return `${what} ${where}${sent === 'PART' ? ' The rest follows.' : ''}`;
};

/** For those who pay by hand. */
const toPay = (opening: string, { number, wayName, instructions, holdUntil }: OrderRow): string[] => [
  `${opening} Way to pay: ${wayName}.`,
  ...(instructions ? [instructions] : []),
  `${holdUntil ? `We keep everything for you until ${date(holdUntil)}. ` : ''}Please give the number ${number} when you pay.`,
];

export interface Told {
  shopName: string;
  /** Where replies go; null if the shop has no address for them. */
  replyTo: string | null;
  /** The page to write to the shop from. */
  contactPage: string;
  /** To the order. */
  link: string;
  /** What is to be said about this occasion, such as where a parcel is. */
  details: string[];
}

/** What a mail says before the order itself. */
const OPENINGS: Record<MailKind, (order: OrderRow, told: Told) => { subject: string; text: string }> = {
  PLACED: (order) => ({
    subject: `Your order ${order.number}`,
    text: toPay('We have your order.', order).join('\n\n'),
  }),
  PAID: ({ number, total }) => ({
    subject: `Your order ${number}`,
    text: total > 0 ? 'Thank you. We have your order and your payment.' : 'Thank you. We have your order.',
  }),
  SENT: (order) => ({
    subject: order.pickUp ? `Your order ${order.number} is ready` : `Your order ${order.number} is on its way`,
    text: [
      whatIsSent(order),
      ...(order.state === 'AWAITING_PAYMENT' ? toPay('You haven’t paid for it yet.', order) : []),
    ].join('\n\n'),
  }),
  CANCELLED: ({ number }) => ({
    subject: `Your order ${number} is cancelled`,
    text: 'Your order is cancelled. You have nothing to pay.',
  }),
  REFUNDED: ({ number, state }) => ({
    subject: `A refund for your order ${number}`,
    text:
      state === 'REFUNDED'
        ? 'We have refunded your order. It can take a few days until you see the money.'
        : 'We have refunded a part of your order. It can take a few days until you see the money.',
  }),
  EXPIRED: ({ number }, { replyTo, contactPage }) => ({
    subject: `Your order ${number} has expired`,
    text: `We haven’t received your payment, so we no longer keep your order. If you have paid, please ${
      replyTo ? 'reply to this email.' : `contact us: ${contactPage}`
    }`,
  }),
  LINK: ({ number }) => ({
    subject: `Your order ${number}`,
    text: 'Somebody asked for a link to your order with this email address. If it wasn’t you, ignore this email.',
  }),
};

export const orderMail = (kind: MailKind, order: OrderRow, told: Told) => {
  const { shopName, replyTo, link, details } = told;
  const { subject, text } = OPENINGS[kind](order, told);
  return {
    to: order.email,
    ...(replyTo ? { replyTo } : {}),
    subject: `${subject} at ${shopName}`,
    text: `${[
      ...(order.isTest ? ['TEST MODE: the payment of this order moves no money.'] : []),
      greeting(order.name),
      text,
      ...details,
      `Order ${order.number}, ${date(order.placedAt)}`,
      linesOf(order),
      sumsOf(order),
      ...addressOf(order),
      `See your order: ${link}`,
      shopName,
    ].join('\n\n')}\n`,
  };
};
