import { type ChangedValue, ITEM_STATUS_NAMES, POST_STATUS_NAMES, ROLE_NAMES } from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';

const CODES: Record<string, string> = { ...ITEM_STATUS_NAMES, ...POST_STATUS_NAMES, ...ROLE_NAMES };

const CODED = ['status', 'role'];
const MONEY = ['price', 'discountPrice'];

/** What a value says to people; nothing for none. */
export const valueText = (field: string, value: ChangedValue): string => {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return MONEY.includes(field) ? formatDollars(value) : String(value);
  if (field === 'publishedAt') return formatMoment(value);
  return CODED.includes(field) ? (CODES[value] ?? value) : value;
};
