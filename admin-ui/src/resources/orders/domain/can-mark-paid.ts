import type { WholeOrder } from '@stoa/contract';

/** Money that comes by hand may come late. */
export const canMarkPaid = ({ state, events }: Pick<WholeOrder, 'state' | 'events'>): boolean =>
  state === 'AWAITING_PAYMENT' || (state === 'EXPIRED' && events.some(({ from }) => from === 'AWAITING_PAYMENT'));
