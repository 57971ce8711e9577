import {
  addressLines,
  type BusinessDetails,
  businessLines,
  formatCents,
  formatGiftCardEnding,
  fromCents,
  leftToFulfill,
  type ManagedLine,
  ORDER_DOCUMENT_NAMES,
  type OrderDetail,
  type OrderDocument,
  type OrderNumbering,
  orderName,
  orderReference,
  textLines,
  toCents,
} from '@stoa/contract';
import { formatDate } from '../../../dates';
import type { PrintedLine, PrintedOrder } from './printed-order';
import { MUTED, type Sheets } from './sheets';

/** Who sells. */
export interface Seller {
  name: string;
  email: string | null;
  website: string;
  business: Omit<BusinessDetails, 'openingHours'>;
  /** What else its invoices say of it. */
  more: string | null;
  /** Whose days its documents have. */
  timeZone: string;
  numbering: OrderNumbering[];
}

const nameIn = ({ numbering }: Seller, number: number): string => orderName(number, numbering);

/** As high as the shop’s name beside it. */
const MARK_SIZE = 2;
const LOGO_SIZE = 3.4;
const LABELS = { from: 0.55, to: 0.82 };
const AMOUNTS = { from: 0.82, to: 1 };

const dollars = (amount: number): string => formatCents(toCents(amount));
const nameOf = ({ title, choice }: PrintedLine): string => (choice ? `${title} (${choice})` : title);

const titleOf = (document: OrderDocument, { invoiceNumber }: PrintedOrder): string =>
  document === 'invoice' && invoiceNumber !== null ? `Invoice ${invoiceNumber}` : ORDER_DOCUMENT_NAMES[document];

const paymentOf = ({ paidAt, paymentMethodName, state }: PrintedOrder, timeZone: string): string[] => [
  ...(paidAt ? [`Paid on ${formatDate(new Date(paidAt), timeZone)}`] : ['Not paid yet']),
  ...(paymentMethodName && state !== 'AWAITING_PAYMENT' ? [`Payment method: ${paymentMethodName}`] : []),
];

function writeHead(sheets: Sheets, document: OrderDocument, order: PrintedOrder, seller: Seller) {
  const isInvoice = document === 'invoice';
  if (order.isTest) sheets.lines(['Test order: no money moved, and nothing is owed.'], { font: 'bold' });
  if (sheets.hasLogo) {
    sheets.logo(LOGO_SIZE);
    sheets.gap(0.8);
  } else sheets.mark(MARK_SIZE);
  const name = sheets.hasLogo
    ? { font: 'bold' as const }
    : { font: 'title' as const, size: 1.7, indent: MARK_SIZE + 0.4 };
  sheets.beside([
    {
      column: { from: 0, to: 0.5 },
      texts: [
        { text: seller.name, look: name },
        ...[
          ...businessLines(seller.business, { withTaxNumber: isInvoice }),
          seller.website,
          seller.email,
          ...(isInvoice ? textLines(seller.more) : []),
        ]
          .filter((text) => text !== null)
          .map((text) => ({ text, look: { color: MUTED } })),
      ],
    },
    {
      column: { from: 0.5, to: 1 },
      texts: [
        { text: titleOf(document, order), look: { font: 'title', size: 1.7, align: 'right' } },
        ...[
          `Order ${nameIn(seller, order.number)}`,
          formatDate(new Date(order.placedAt), seller.timeZone),
          ...(isInvoice ? paymentOf(order, seller.timeZone) : []),
        ].map((text) => ({ text, look: { color: MUTED, align: 'right' } as const })),
      ],
    },
  ]);
  sheets.gap(0.6);
  sheets.rule('accent');
  sheets.gap(1.4);
  const { address, email, pickUp, pickUpAddress, shippingMethodName } = order;
  sheets.lines([
    ...(address ? addressLines(isInvoice ? { ...address, phone: null } : address) : [order.name]),
    ...(isInvoice && email ? [email] : []),
    ...(!isInvoice && shippingMethodName
      ? [[shippingMethodName, ...(pickUp ? textLines(pickUpAddress) : [])].join(', ')]
      : []),
  ]);
  sheets.gap(2);
}

function writeLines(sheets: Sheets, lines: PrintedLine[], withPrices: boolean) {
  const end = withPrices ? 0.51 : 0.84;
  const heading = { font: 'bold', color: MUTED } as const;
  const right = { align: 'right' } as const;
  sheets.row([
    { text: 'Item', column: { from: 0, to: end }, ...heading },
    { text: 'Quantity', column: { from: end, to: end + 0.16 }, ...heading, ...right },
    ...(withPrices
      ? [
          { text: 'Price', column: { from: 0.67, to: 0.82 }, ...heading, ...right },
          { text: 'Total', column: AMOUNTS, ...heading, ...right },
        ]
      : []),
  ]);
  sheets.rule();
  for (const line of lines) {
    const name = line.sku ? `${nameOf(line)}\n${line.sku}` : nameOf(line);
    sheets.row([
      { text: name, column: { from: 0, to: end - 0.02 } },
      { text: String(line.quantity), column: { from: end, to: end + 0.16 }, ...right },
      ...(withPrices
        ? [
            { text: dollars(line.unitPrice), column: { from: 0.67, to: 0.82 }, ...right },
            { text: dollars(line.total), column: AMOUNTS, ...right },
          ]
        : []),
    ]);
    sheets.rule();
  }
}

function writeSums(sheets: Sheets, order: PrintedOrder, seller: Seller) {
  const why = order.discountCode ?? order.discountLabel;
  const { subtotal, discount, shipping, shippingMethodName, taxes, taxIncluded, total } = order;
  const { refunded, giftCard, swap, swappedTo } = order;
  const sum = (label: string, amount: string, font: 'regular' | 'bold' = 'regular') =>
    sheets.row([
      { text: label, column: LABELS, font },
      { text: amount, column: AMOUNTS, align: 'right', font },
    ]);
  sum('Subtotal', dollars(subtotal));
  if (discount > 0) sum(why ? `Discount (${why})` : 'Discount', `−${dollars(discount)}`);
  if (shippingMethodName) sum(shippingMethodName, shipping === 0 ? 'Free' : dollars(shipping));
  for (const { name, percent, amount } of taxes)
    sum(`${taxIncluded ? 'Includes ' : ''}${name} ${percent}%`, dollars(amount));
  sheets.gap(0.4);
  sum('Total', dollars(total), 'bold');
  if (swap) sum(`Paid with order ${nameIn(seller, swap.number)}`, `−${dollars(swap.amount)}`);
  if (giftCard) sum(`Gift card ${formatGiftCardEnding(giftCard.ending)}`, `−${dollars(giftCard.amount)}`);
  if (swap || giftCard) sum(order.paidAt === null ? 'Left to pay' : 'Paid', dollars(order.due));
  for (const { number, amount } of swappedTo) sum(`Swapped for order ${nameIn(seller, number)}`, `−${dollars(amount)}`);
  if (refunded > 0) sum('Refunded', `−${dollars(refunded)}`);
  const swapped = swappedTo.reduce((cents, { amount }) => cents + toCents(amount), 0);
  if (swapped > 0) sum('Total after swaps and refunds', dollars(total - refunded - fromCents(swapped)), 'bold');
  else if (refunded > 0) sum('Total after refunds', dollars(total - refunded), 'bold');
}

function writePayment(
  sheets: Sheets,
  { state, number, paymentMethodName, instructions }: PrintedOrder,
  { numbering }: Seller,
) {
  if (state !== 'AWAITING_PAYMENT') return;
  sheets.gap(2);
  sheets.lines([`How to pay: ${paymentMethodName ?? 'as agreed'}`], { font: 'bold' });
  sheets.lines([
    ...textLines(instructions),
    `Include order number ${orderReference(number, numbering)} with your payment.`,
  ]);
}

/** What is in a package or, without one, what is left to fulfill. */
const packedLines = ({ lines, fulfillments }: OrderDetail, fulfillmentId: number | null): ManagedLine[] => {
  const packed = fulfillments.find(({ id }) => id === fulfillmentId);
  const inPackage = new Map(packed?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: packed ? (inPackage.get(line.id) ?? 0) : leftToFulfill(line) }))
    .filter(({ quantity }) => quantity > 0);
};

export function writeInvoice(sheets: Sheets, order: PrintedOrder, seller: Seller) {
  sheets.start(`${titleOf('invoice', order)}, order ${nameIn(seller, order.number)}`);
  writeHead(sheets, 'invoice', order, seller);
  writeLines(sheets, order.lines, true);
  sheets.gap(0.5);
  writeSums(sheets, order, seller);
  writePayment(sheets, order, seller);
}

export function writePackingSlip(sheets: Sheets, order: OrderDetail, seller: Seller, fulfillmentId: number | null) {
  sheets.start(`${ORDER_DOCUMENT_NAMES['packing-slip']}, order ${nameIn(seller, order.number)}`);
  writeHead(sheets, 'packing-slip', order, seller);
  writeLines(sheets, packedLines(order, fulfillmentId), false);
}
