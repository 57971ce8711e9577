import { formatCents, type MailKind, panelPaths, type StaffTopic } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { SayNotification, StaffNotification } from '../../../area/notification';
import type { Block } from '../../../mail/blocks';
import type { MailDefinition, MailFilling } from '../../../mail/definition';
import { panelUrl } from '../../../mail/panel-url';
import { EXAMPLE_ORDER } from '../mails/examples';
import { addressOf, linesOf, totalsOf } from '../mails/order-blocks';
import { ORDER_VARIABLES, TEST_MODE } from '../mails/order-mail';
import { type OrderRow, readNewestOrder, readOrder } from '../orders/order-row';
import { reservedStock, sayReservedStock } from '../reservations/alert';
import { dailySummary, sayDailySummary } from './daily-summary';

interface OrderPayload {
  orderId: number;
  /** Why somebody has to look at it. */
  why: string | null;
}

const buttonTo = (number: number): Block => ({
  kind: 'button',
  label: 'Open order',
  url: panelUrl(panelPaths.order(number)),
});

const customerOf = ({ name, email, phone, paymentMethodName, shippingMethodName }: OrderRow): Block => ({
  kind: 'facts',
  facts: [
    { label: 'Customer', value: name },
    ...(email === null ? [] : [{ label: 'Email', value: email, url: `mailto:${encodeURIComponent(email)}` }]),
    ...(phone === null ? [] : [{ label: 'Phone', value: phone }]),
    ...(paymentMethodName ? [{ label: 'Payment method', value: paymentMethodName }] : []),
    ...(shippingMethodName ? [{ label: 'Shipping method', value: shippingMethodName }] : []),
  ],
});

const fillingOf = (order: OrderRow, reason: string | null = null): MailFilling => ({
  values: {
    name: order.name,
    order: order.orderName,
    total: formatCents(order.total),
    ...(reason === null ? {} : { reason }),
  },
  notice: order.isTest ? TEST_MODE : undefined,
  blocks: [
    buttonTo(order.number),
    customerOf(order),
    linesOf(order),
    totalsOf(order),
    ...addressOf(order),
    ...(order.note ? [{ kind: 'quote', title: 'Note', text: order.note } as const] : []),
  ],
});

/** Of an order as it is by now. */
const saying =
  (say: (order: OrderRow, why: string) => Omit<StaffNotification, 'url'>): SayNotification =>
  async (_strapi, trx, payload) => {
    const { orderId, why } = payload as OrderPayload;
    const order = await readOrder(trx, { id: orderId });
    return order && { ...say(order, why ?? ''), url: panelPaths.order(order.number) };
  };

const firstItem = ({ lines: [first, ...more] }: OrderRow): string =>
  `${first?.title ?? ''}${more.length > 0 ? ` and ${more.length} more` : ''}`;

const replyTo = ({ email }: OrderRow) => (email === null ? {} : { replyTo: email });

export const notifications = {
  newOrder: saying((order) => ({
    title: `New order ${order.orderName}`,
    text: `${order.name}: ${firstItem(order)}, ${formatCents(order.total)}`,
    mail: { ...fillingOf(order), ...replyTo(order) },
  })),
  paymentProblem: saying((order, why) => ({
    title: `Order ${order.orderName} needs attention`,
    text: why,
    mail: { ...fillingOf(order, why), ...replyTo(order) },
  })),
  returnRequested: saying((order, why) => ({
    title: `Return requested for order ${order.orderName}`,
    text: `${order.name}: ${why}`,
    mail: { ...fillingOf(order, why), ...replyTo(order) },
  })),
  orderCanceled: saying((order, why) => ({
    title: `Order ${order.orderName} was canceled`,
    text: `${order.name} canceled it. ${why}`,
    mail: { ...fillingOf(order, why), ...replyTo(order) },
  })),
  reservedStock: sayReservedStock,
  dailySummary: sayDailySummary,
} satisfies Partial<Record<StaffTopic, SayNotification>>;

const EXAMPLE_REASON = 'It was paid after it was canceled. Accept it, or refund it';

const preview =
  (reason: string | null = null): MailDefinition['preview'] =>
  async (strapi: Core.Strapi) => {
    const order = await readNewestOrder(strapi.db.connection);
    if (order) return { ...fillingOf(order, reason), madeFrom: `Order ${order.orderName}` };
    const { values, blocks } = EXAMPLE_ORDER;
    return { values: { ...values, reason: reason ?? '' }, blocks: [buttonTo(1001), ...blocks], madeFrom: null };
  };

export const staffMails = {
  newOrder: {
    audience: 'staff',
    name: 'New order',
    when: 'A customer placed an order, or paid for it with a payment provider',
    variables: ORDER_VARIABLES,
    words: {
      subject: '[{{shop}}] New order {{order}} for {{total}}',
      heading: 'New order {{order}}',
      body: '{{name}} ordered for {{total}}.',
    },
    preview: preview(),
  },
  paymentProblem: {
    audience: 'staff',
    name: 'Payment problem',
    when: 'Something about a payment has to be checked',
    variables: { ...ORDER_VARIABLES, reason: 'What is wrong' },
    words: {
      subject: '[{{shop}}] Order {{order}} needs attention',
      heading: 'Order {{order}} needs attention',
      body: '{{reason}}.',
    },
    preview: preview(EXAMPLE_REASON),
  },
  returnRequested: {
    audience: 'staff',
    name: 'New return request',
    when: 'A customer requested a return',
    variables: { ...ORDER_VARIABLES, reason: 'What comes back, and why' },
    words: {
      subject: '[{{shop}}] Return requested for order {{order}}',
      heading: 'Return requested for order {{order}}',
      body: '{{name}} wants to return: {{reason}}.',
    },
    preview: preview('1 × Linen cushion (Sage). Damaged'),
  },
  orderCanceled: {
    audience: 'staff',
    name: 'Canceled order',
    when: 'A customer canceled an order that was paid',
    variables: { ...ORDER_VARIABLES, reason: 'What becomes of the money' },
    words: {
      subject: '[{{shop}}] Order {{order}} was canceled',
      heading: 'Order {{order}} was canceled',
      body: '{{name}} canceled the order. {{reason}}.',
    },
    preview: preview('Pay $47.66 back'),
  },
  reservedStock,
  dailySummary,
} satisfies Partial<Record<MailKind, MailDefinition>>;
