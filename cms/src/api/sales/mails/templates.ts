import type { MailKind } from '@stoa/contract';
import { example, type MailDefinition } from '../../../mail/definition';
import { giftCardMails } from '../gift-cards/gift-card-mail';
import { EXAMPLE_LINES, EXAMPLE_PACKAGE, EXAMPLE_REFUND } from './examples';
import { greeted, ofOrder, ofSwap, preview } from './of-order';
import { packageBlocks } from './package-blocks';
import { returnMails } from './return-mails';

export const mails = {
  orderPlaced: ofOrder({
    name: 'Order received',
    when: 'An order was placed that the customer pays manually',
    words: {
      subject: 'We received your {{shop}} order {{order}}',
      heading: 'We received your order',
      body: greeted('Thank you for your order. Here’s how to pay for it.'),
    },
    preview: preview('PLACED'),
  }),
  orderToPay: ofOrder({
    name: 'Pay for an order',
    when: 'The shop created an order that the customer pays online',
    words: {
      subject: 'Pay for your {{shop}} order {{order}}',
      heading: 'Your order is ready to be paid',
      body: greeted('We’ve put together your order. You can choose how to pay for it.'),
    },
    preview: preview('TO_PAY'),
  }),
  orderSwapToPay: ofSwap({
    name: 'Pay the difference for a swap',
    when: 'The shop swaps items of a paid order for dearer ones',
    words: {
      subject: 'Pay the difference for your swap, {{shop}} order {{swapped}}',
      heading: 'Pay the difference for your swap',
      body: greeted(
        'We’re swapping items of your order {{swapped}}. What you paid for them goes toward the new ones, and {{due}} is left to pay.',
        'If you don’t pay it in time, you’ll get your items as you ordered them.',
      ),
    },
  }),
  orderEdited: ofOrder({
    name: 'Order changed',
    when: 'The shop changed the items of an unpaid order',
    words: {
      subject: 'Your {{shop}} order {{order}} was changed',
      heading: 'We’ve changed your order',
      body: greeted('This is your order now. It replaces what we sent before.'),
    },
    preview: preview('EDITED'),
  }),
  orderPaid: ofOrder({
    name: 'Order confirmed',
    when: 'An order was paid',
    words: {
      subject: 'Your {{shop}} order {{order}} is confirmed',
      heading: 'Your order is confirmed',
      body: greeted('Thank you for your order.'),
    },
    preview: preview('PAID'),
  }),
  orderShipped: ofOrder({
    name: 'Shipped',
    when: 'The last package of an order was shipped',
    words: {
      subject: 'Your {{shop}} order {{order}} is on its way',
      heading: 'Your order is on its way',
      body: greeted('We’ve shipped everything in your order.'),
    },
    preview: preview('FULFILLED', EXAMPLE_PACKAGE),
  }),
  orderPartlyShipped: ofOrder({
    name: 'Partially shipped',
    when: 'A package was shipped, and more will follow',
    words: {
      subject: 'Part of your {{shop}} order {{order}} is on its way',
      heading: 'Part of your order is on its way',
      body: greeted('We’ve shipped part of your order. The rest will follow.'),
    },
    preview: preview('FULFILLED', EXAMPLE_PACKAGE),
  }),
  orderReady: ofOrder({
    name: 'Ready for pickup',
    when: 'An order can be picked up',
    words: {
      subject: 'Your {{shop}} order {{order}} is ready for pickup',
      heading: 'Your order is ready for pickup',
      body: greeted('You can pick up your order now.'),
    },
    preview: preview(
      'FULFILLED',
      packageBlocks(EXAMPLE_LINES, { trackingNumber: null, trackingUrl: null }, { pickUp: true }),
    ),
  }),
  orderPartlyReady: ofOrder({
    name: 'Partially ready for pickup',
    when: 'Part of an order can be picked up',
    words: {
      subject: 'Part of your {{shop}} order {{order}} is ready for pickup',
      heading: 'Part of your order is ready for pickup',
      body: greeted('You can pick up part of your order now. The rest will follow.'),
    },
    preview: preview(
      'FULFILLED',
      packageBlocks(EXAMPLE_LINES, { trackingNumber: null, trackingUrl: null }, { pickUp: true }),
    ),
  }),
  orderCancelled: ofOrder({
    name: 'Order canceled',
    when: 'An order was canceled before it was paid',
    words: {
      subject: 'Your {{shop}} order {{order}} was canceled',
      heading: 'Your order was canceled',
      body: greeted('You don’t owe anything. If you’ve already paid, please contact us.'),
    },
    preview: preview('CANCELLED'),
  }),
  orderExpired: ofOrder({
    name: 'Order expired',
    when: 'No payment was received in time',
    words: {
      subject: 'Your {{shop}} order {{order}} has expired',
      heading: 'Your order has expired',
      body: greeted(
        'We haven’t received your payment, so we’ve closed your order. If you’ve already paid, please contact us.',
      ),
    },
    preview: preview('EXPIRED'),
  }),
  orderRefunded: ofOrder({
    name: 'Refunded',
    when: 'All of an order was refunded',
    words: {
      subject: 'A refund for your {{shop}} order {{order}}',
      heading: 'We’ve refunded your order',
      body: greeted('Your money is on its way back to you. It can take a few days to arrive.'),
    },
    preview: preview('REFUNDED', EXAMPLE_REFUND),
  }),
  orderPartlyRefunded: ofOrder({
    name: 'Partially refunded',
    when: 'Part of an order was refunded',
    words: {
      subject: 'A refund for your {{shop}} order {{order}}',
      heading: 'We’ve refunded part of your order',
      body: greeted('Your money is on its way back to you. It can take a few days to arrive.'),
    },
    preview: preview('REFUNDED', EXAMPLE_REFUND),
  }),
  orderCanceledByCustomer: ofOrder({
    name: 'Canceled by customer',
    when: 'A customer canceled an order that was paid',
    words: {
      subject: 'Your {{shop}} order {{order}} was canceled',
      heading: 'We’ve canceled your order',
      body: greeted(
        'We’ve canceled your order, as you asked. You’ll get {{total}} back. It can take a few days to arrive.',
      ),
    },
    preview: preview('CANCELED_PAID'),
  }),
  ...returnMails,
  orderLink: ofOrder({
    name: 'Link to an order',
    when: 'A customer asked for a link to an order',
    alwaysSent: true,
    words: {
      subject: 'Link to your {{shop}} order {{order}}',
      heading: 'Here’s your order',
      body: greeted(
        'Someone requested a link to your order with this email address. If it wasn’t you, ignore this email.',
      ),
    },
    preview: preview('LINK'),
  }),
  ...giftCardMails,
  checkoutCode: {
    audience: 'customer',
    name: 'Confirmation code',
    when: 'A customer has to confirm an email address at checkout',
    alwaysSent: true,
    variables: {},
    words: {
      subject: 'Your {{shop}} confirmation code',
      heading: 'Confirm your email address',
      body: 'Enter this code at checkout. It’s good for an hour. If you aren’t placing an order, ignore this email.',
    },
    preview: example({ values: {}, blocks: [{ kind: 'code', code: '123456' }] }),
  },
} satisfies Partial<Record<MailKind, MailDefinition>>;
