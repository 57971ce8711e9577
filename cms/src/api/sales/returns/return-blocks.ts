import type { Block } from '../../../mail/blocks';

/** What an email about a return says first. `what`: its lines. */
export const returnBlocks = (what: string, ...more: Block[]): Block[] => [
  { kind: 'facts', facts: [{ label: 'Return', value: what }] },
  ...more,
];

/** An acceptance without instructions doesn’t say where to send it. */
export const TO_BE_CONTACTED: Block = {
  kind: 'text',
  text: 'We’ll tell you how to send it back. Please keep it until then.',
};

export const instructionsBlock = (text: string): Block => ({ kind: 'quote', title: 'How to send it back', text });

export const declinedBlock = (text: string): Block => ({ kind: 'quote', title: 'Why', text });
