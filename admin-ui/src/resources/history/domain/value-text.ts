import type { ChangedValue } from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';

const CODES: Record<string, string> = {
  AVAILABLE: 'Available',
  SOLD_OUT: 'Sold Out',
  COMING_SOON: 'Coming Soon',
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
  ADMIN: 'Administrator',
  USER: 'Customer',
};

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
