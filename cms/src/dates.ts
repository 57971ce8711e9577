/** Dates as emails and documents say them, in the shop's time zone. */
export const formatDate = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

export const formatMoment = (moment: Date, timeZone: string): string =>
  moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
