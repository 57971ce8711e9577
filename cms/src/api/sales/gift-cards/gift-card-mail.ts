import { formatCents, shopPaths, UTC } from '@stoa/contract';
import { formatDate } from '../../../dates';
import { environment } from '../../../environment';
import type { Block } from '../../../mail/blocks';
import { example, type MailDefinition } from '../../../mail/definition';

export const giftCardValues = (cents: number) => ({ amount: formatCents(cents) });

const expiryOf = (expiresAt: Date, timeZone: string): Block => ({
  kind: 'facts',
  facts: [{ label: 'Expires', value: formatDate(expiresAt, timeZone) }],
});

export const giftCardBlocks = (code: string, expiresAt: Date | null, timeZone: string): Block[] => [
  { kind: 'code', code },
  ...(expiresAt ? [expiryOf(expiresAt, timeZone)] : []),
  { kind: 'button', label: 'Go to the shop', url: `${environment.publicUrl}${shopPaths.marketplace}` },
];

export const giftCardMails = {
  giftCard: {
    audience: 'customer',
    name: 'Gift card',
    when: 'A gift card was issued or bought',
    alwaysSent: true,
    variables: { amount: 'What the card is worth, such as $50.00' },
    words: {
      subject: 'Your {{shop}} gift card',
      heading: 'Your {{amount}} gift card',
      body: 'Here’s a gift card for {{amount}}. Enter this code at checkout. You don’t have to use it all at once. Keep this email: we can’t look up the code.',
    },
    preview: example({ values: giftCardValues(5_000), blocks: giftCardBlocks('CDFG HJKM NPQR 2345', null, UTC) }),
  },
} satisfies { giftCard: MailDefinition };
