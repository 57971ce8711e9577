import type { MediaUse } from '@stoa/contract';

const NAMED = 3;

/** "item 'Oak table', post 'Ash bends' and 2 more" */
export const describeUses = (uses: MediaUse[]): string => {
  const named = uses.slice(0, NAMED).map(({ kind, title }) => `${kind} '${title}'`);
  const more = uses.length - named.length;
  const last = more > 0 ? `${more} more` : named.pop();
  return [named.join(', '), last].filter(Boolean).join(' and ');
};
