const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** How a figure differs from the one before, such as +20%; null if that was zero, of which nothing is a percentage. */
export const formatChange = (now: number, before: number): string | null =>
  before <= 0 ? null : percent.format((now - before) / before).replace('-', '−');
