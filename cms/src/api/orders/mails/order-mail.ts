import { fromCents, isPaid } from '@stoa/contract';
import type { OrderRow } from '../queries/orders';

export const ORDER_MAILS = ['PLACED', 'PAID', 'SENT', 'CANCELLED', 'REFUNDED'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

const money = (cents: number): string =>
  fromCents(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const date = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

const linesOf = ({ lines }: OrderRow): string =>
  lines
    .map(
      ({ title, choice, quantity, total }) => `${quantity} × ${title}${choice ? ` (${choice})` : ''}  ${money(total)}`,
    )
    .join('\n');

const sumsOf = (order: OrderRow): string => {
  const { subtotal, discount, discountCode, delivery, deliveryName, taxes, taxIncluded, total } = order;
  return [
    `Subtotal: ${money(subtotal)}`,
    ...(discount > 0 ? [`Discount${discountCode ? ` (${discountCode})` : ''}: −${money(discount)}`] : []),
    ...(deliveryName ? [`${deliveryName}: ${delivery === 0 ? 'Free' : money(delivery)}`] : []),
    ...taxes.map(
      ({ name, percent, amount }) => `${taxIncluded ? 'Includes ' : ''}${name} ${percent}%: ${money(amount)}`,
    ),
    `Total: ${money(total)}`,
  ].join('\n');
};

const addressOf = ({ address }: OrderRow): string[] => {
  if (!address) return [];
  const { recipient, line1, line2, postalCode, locality, administrativeArea, country } = address;
  const town = [locality, administrativeArea, postalCode].filter(Boolean).join(', ');
  return [['We deliver to:', recipient, line1, line2, town, country].filter(Boolean).join('\n')];
};

/** What a mail says before the order itself. */
const OPENINGS: Record<OrderMail, (order: OrderRow) => { subject: string; text: string }> = {
  PLACED: ({ number, holdUntil, instructions, wayName }) => ({
    subject: `Your order ${number}`,
    text: [
      `We have your order. You chose to pay by ${wayName?.toLowerCase()}.`,
      ...(instructions ? [instructions] : []),
      ...(holdUntil
        ? [`We keep everything for you until ${date(holdUntil)}. Please give the number ${number} when you pay.`]
        : []),
    ].join('\n\n'),
  }),
  PAID: ({ number, total }) => ({
    subject: `Your order ${number}`,
    text: total > 0 ? 'Thank you. We have your order and your payment.' : 'Thank you. We have your order.',
  }),
  SENT: ({ number, pickUp, sent }) => ({
    subject: pickUp ? `Your order ${number} is ready` : `Your order ${number} is on its way`,
    text: pickUp
      ? 'Your order is ready to be picked up.'
      : sent === 'PART'
        ? 'A part of your order is on its way to you. The rest follows.'
        : 'Your order is on its way to you.',
  }),
  CANCELLED: ({ number, state }) => ({
    subject: `Your order ${number} is cancelled`,
    text: isPaid(state)
      ? 'Your order is cancelled, and your money is on its way back.'
      : 'Your order is cancelled. You have nothing to pay.',
  }),
  REFUNDED: ({ number, state }) => ({
    subject: `A refund for your order ${number}`,
    text:
      state === 'REFUNDED'
        ? 'We have refunded your order. It can take a few days until you see the money.'
        : 'We have refunded a part of your order. It can take a few days until you see the money.',
  }),
};

export const orderMail = (kind: OrderMail, order: OrderRow, { shopName, link }: { shopName: string; link: string }) => {
  const { subject, text } = OPENINGS[kind](order);
  return {
    to: order.email,
    subject: `${subject} at ${shopName}`,
    text: `${[
      `Hello ${order.name},`,
      text,
      `Order ${order.number}, ${date(order.placedAt)}`,
      linesOf(order),
      sumsOf(order),
      ...addressOf(order),
      `See your order at any time: ${link}`,
      shopName,
    ].join('\n\n')}\n`,
  };
};
