import { CODE_KIND_NAMES, type DiscountCode, formatCount } from '@stoa/contract';
import { formatDate, formatDollars } from '@stoa/web-kit';
import type { CodeValues } from './code-fields';

/** What it takes off. */
export const formatWorth = ({ kind, percent, amount }: Pick<DiscountCode, 'kind' | 'percent' | 'amount'>): string => {
  if (kind === 'PERCENT') return `${percent}% off`;
  return kind === 'AMOUNT' ? `${formatDollars(amount ?? 0)} off` : CODE_KIND_NAMES[kind];
};

export const formatUses = ({ uses, usageLimit }: Pick<DiscountCode, 'uses' | 'usageLimit'>): string =>
  usageLimit === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(usageLimit)}`;

export const formatPeriod = ({ startsAt, endsAt }: Pick<DiscountCode, 'startsAt' | 'endsAt'>): string => {
  if (startsAt && endsAt) return `${formatDate(startsAt)} to ${formatDate(endsAt)}`;
  if (startsAt) return `From ${formatDate(startsAt)}`;
  return endsAt ? `Until ${formatDate(endsAt)}` : 'Always';
};

type Typed<Field extends keyof CodeValues> = Pick<CodeValues, Field>;

/** What is typed may be meant, so it's only told. */
export const minimumHelp = ({ kind, amount, minimum }: Typed<'kind' | 'amount' | 'minimum'>): string =>
  kind === 'AMOUNT' && minimum !== '' && Number(amount) > Number(minimum)
    ? `This is more than the minimum order, so an order of ${formatDollars(Number(minimum))} would be free.`
    : 'Optional. The subtotal before discounts.';

export const endHelp = ({ endsAt }: Typed<'endsAt'>, now = Date.now()): string =>
  Date.parse(endsAt) < now ? 'That’s in the past, so no one can use the code.' : 'Optional.';
