import type { Block } from '../../../mail/blocks';
import type { MailFilling } from '../../../mail/definition';
import { declinedBlock, instructionsBlock, returnBlocks } from '../returns/return-blocks';
import { packageBlocks } from './package-blocks';

/** What previews show in a shop that has no orders yet. */
export const EXAMPLE_ORDER: MailFilling = {
  values: { name: 'Alex', order: '#1001', total: '$47.66' },
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: 'Order', value: '#1001' },
        { label: 'Date', value: 'November 24, 2026' },
      ],
    },
    {
      kind: 'lines',
      lines: [{ title: 'Linen cushion', choice: 'Sage', note: null, quantity: 1, amount: '$39.00', imageUrl: null }],
    },
    {
      kind: 'totals',
      facts: [
        { label: 'Subtotal', value: '$39.00' },
        { label: 'Shipping', value: '$5.00' },
        { label: 'Sales tax 8.3%', value: '$3.66' },
      ],
      total: { label: 'Total', value: '$47.66' },
    },
    {
      kind: 'list',
      title: 'Shipping to',
      lines: ['Alex Morgan', '548 Market St', 'San Francisco, CA 94104', 'United States'],
    },
  ],
};

export const EXAMPLE_LINES = ['1 × Linen cushion (Sage)'];

export const EXAMPLE_PACKAGE: Block[] = packageBlocks(
  EXAMPLE_LINES,
  { trackingNumber: '1Z999AA10123456784', trackingUrl: null },
  { pickUp: false },
);

export const EXAMPLE_REFUND: Block[] = [{ kind: 'facts', facts: [{ label: 'Refunded', value: '$39.00' }] }];

export const EXAMPLE_RETURN: Block[] = returnBlocks('1 × Linen cushion (Sage)');

export const EXAMPLE_INSTRUCTIONS = instructionsBlock(
  'Put the order number into the package, and send it to 548 Market St, San Francisco, CA 94104.',
);

export const EXAMPLE_DECLINED = declinedBlock('It was washed.');

export const EXAMPLE_PAYMENT: Block[] = [
  {
    kind: 'facts',
    title: 'How to pay',
    facts: [
      { label: 'Amount', value: '$47.66' },
      { label: 'Payment method', value: 'Bank transfer' },
      { label: 'Include order number', value: '1001' },
    ],
  },
];

export const EXAMPLE_SWAP: Block[] = [
  {
    kind: 'facts',
    title: 'Your swap',
    facts: [
      { label: 'You get', value: '1 × Linen cushion (Sage)' },
      { label: 'Instead of', value: '1 × Cotton cushion (Sand)' },
      { label: 'Paid with order #1001', value: '$35.66' },
      { label: 'Left to pay', value: '$12.00' },
      { label: 'Pay by', value: 'December 1, 2026' },
    ],
  },
];
