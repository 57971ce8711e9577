import { formatMoment } from '@stoa/web-kit';
import type { FieldWords } from '../../lib/record-kinds';

/** What the activity tells of. */
export const giftCardFields: Record<string, FieldWords> = {
  enabled: { label: 'On' },
  expiresAt: { label: 'Expires', activity: { format: (moment: string) => formatMoment(moment) } },
};
