import {
  AT_PICK_UP,
  addressLines,
  formatArrivalDays,
  formatCents,
  formatGiftCardEnding,
  formatSchedule,
  hasArrival,
  isOver,
  orderName,
  orderReference,
  PAY_LINK,
  scheduleOf,
  textLines,
} from '@stoa/contract';
import { formatDate } from '../../../dates';
import type { Block, Fact } from '../../../mail/blocks';
import { mailImageUrl } from '../../../mail/image-url';
import { nameOf } from '../fulfillment/lines';
import type { OrderRow } from '../orders/order-row';
import { addressLine } from './untrusted-text';

const minus = (cents: number): string => `−${formatCents(cents)}`;

const formattedSchedule = (line: Parameters<typeof scheduleOf>[0]): string | null => {
  const schedule = scheduleOf(line);
  return schedule && formatSchedule(schedule);
};

export const linesOf = ({ lines }: OrderRow): Block => ({
  kind: 'lines',
  lines: lines.map(({ title, choice, quantity, total, imageUrl, ...line }) => ({
    title,
    choice,
    note: formattedSchedule(line),
    quantity,
    amount: formatCents(total),
    imageUrl: mailImageUrl(imageUrl),
  })),
});

/** What came back, or was swapped for other orders, follows the total, so that all can be compared with the customer’s account. */
const refunded = ({ refunded: back, swappedTo, total, numbering }: OrderRow): Fact[] => {
  const swapped = swappedTo.reduce((sum, { amount }) => sum + amount, 0);
  return back + swapped > 0
    ? [
        ...swappedTo.map(({ number, amount }) => ({
          label: `Swapped for order ${orderName(number, numbering)}`,
          value: minus(amount),
        })),
        ...(back > 0 ? [{ label: 'Refunded', value: minus(back) }] : []),
        {
          label: swapped > 0 ? 'Total after swaps and refunds' : 'Total after refunds',
          value: formatCents(total - back - swapped),
        },
      ]
    : [];
};

/** What pays a part of it beside its payment. Of an order that has ended unpaid, nothing is left to pay. */
const paidOtherwise = ({ state, swap, giftCardEnding, giftCardAmount, due, paidAt, numbering }: OrderRow): Fact[] =>
  (swap === null && giftCardEnding === null) || isOver(state)
    ? []
    : [
        ...(swap ? [{ label: `Paid with order ${orderName(swap.number, numbering)}`, value: minus(swap.amount) }] : []),
        ...(giftCardEnding === null
          ? []
          : [{ label: `Gift card ${formatGiftCardEnding(giftCardEnding)}`, value: minus(giftCardAmount) }]),
        { label: paidAt === null ? 'Left to pay' : 'Paid', value: formatCents(due) },
      ];

export const totalsOf = (order: OrderRow): Block => {
  const { subtotal, discount, shipping, shippingMethodName, taxes, taxIncluded, total } = order;
  const why = order.discountCode ?? order.discountLabel;
  return {
    kind: 'totals',
    facts: [
      { label: 'Subtotal', value: formatCents(subtotal) },
      ...(discount > 0 ? [{ label: `Discount${why ? ` (${why})` : ''}`, value: minus(discount) }] : []),
      ...(shippingMethodName
        ? [{ label: shippingMethodName, value: shipping === 0 ? 'Free' : formatCents(shipping) }]
        : []),
      ...taxes.map(({ name, percent, amount }) => ({
        label: `${taxIncluded ? 'Includes ' : ''}${name} ${percent}%`,
        value: formatCents(amount),
      })),
    ],
    total: { label: 'Total', value: formatCents(total) },
    after: [...paidOtherwise(order), ...refunded(order)],
  };
};

/** Where it goes, or where it’s picked up. */
export const addressOf = ({ address, pickUp, pickUpAddress, pickUpHours }: OrderRow): Block[] => {
  if (address)
    return [{ kind: 'list', title: 'Shipping to', lines: addressLines({ ...address, phone: null }).map(addressLine) }];
  const place = pickUp ? [...textLines(pickUpAddress), ...textLines(pickUpHours)] : [];
  return place.length > 0 ? [{ kind: 'list', title: 'Pick up at', lines: place }] : [];
};

/** For those who pay manually: what a bank asks for comes first. */
export const paymentOf = (
  title: string,
  { number, due, paymentMethod, paymentMethodName, instructions, reservedUntil, timeZone, numbering }: OrderRow,
): Block[] => [
  {
    kind: 'facts',
    title,
    facts: [
      { label: 'Amount', value: formatCents(due) },
      // Behind a pay link, how it's paid isn't chosen yet.
      ...(paymentMethod === PAY_LINK.id
        ? []
        : [
            { label: 'Payment method', value: paymentMethodName ?? '' },
            {
              label: paymentMethod === AT_PICK_UP ? 'Order number' : 'Include order number',
              value: orderReference(number, numbering),
            },
          ]),
      ...(reservedUntil ? [{ label: 'Items reserved until', value: formatDate(reservedUntil, timeZone) }] : []),
    ],
  },
  ...(instructions ? [{ kind: 'text', text: instructions } as const] : []),
];

/** What is swapped for what, and until when the rest of it can be paid. */
export const swapOf = (
  { lines, due, reservedUntil, timeZone, numbering }: OrderRow,
  swap: NonNullable<OrderRow['swap']>,
): Block[] => [
  {
    kind: 'facts',
    title: 'Your swap',
    facts: [
      { label: 'You get', value: lines.map(({ quantity, ...line }) => `${quantity} × ${nameOf(line)}`).join(', ') },
      { label: 'Instead of', value: swap.replaces },
      { label: `Paid with order ${orderName(swap.number, numbering)}`, value: formatCents(swap.amount) },
      { label: 'Left to pay', value: formatCents(due) },
      ...(reservedUntil ? [{ label: 'Pay by', value: formatDate(reservedUntil, timeZone) }] : []),
    ],
  },
];

const arrivalOf = (order: OrderRow): Fact[] => {
  const { arrivesFrom: from, arrivesTo: to } = order;
  return from && to && hasArrival(order) ? [{ label: 'Arrives', value: formatArrivalDays({ from, to }) }] : [];
};

/** All of an order, as its customer has it. `isComing`: when it arrives is worth saying. */
export const summaryOf = (order: OrderRow, isComing: boolean): Block[] => [
  {
    kind: 'facts',
    facts: [
      { label: 'Order', value: order.orderName },
      { label: 'Date', value: formatDate(order.placedAt, order.timeZone) },
      ...(isComing ? arrivalOf(order) : []),
    ],
  },
  linesOf(order),
  totalsOf(order),
  ...addressOf(order),
];
