import type { Quote } from '@stoa/contract';

/** `why`: its code or its title. */
export const nameOfDiscount = (why: string | null): string => (why ? `Discount (${why})` : 'Discount');

export const formatAlmost = ({ count, title }: NonNullable<Quote['almost']>): string =>
  `Add ${count} more to get “${title}”`;
