const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** As people compare files: 840 bytes, 12 kB, 3.4 MB. */
export function formatBytes(bytes: number): string {
  const unit = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** unit;
  const digits = unit === 0 || amount >= 10 ? 0 : 1;
  return `${amount.toFixed(digits)} ${UNITS[unit]}`;
}
