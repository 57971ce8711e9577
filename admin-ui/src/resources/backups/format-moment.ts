/** In the time of whoever reads it: Nov 23, 2026, 3:00 AM. */
export const formatMoment = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
