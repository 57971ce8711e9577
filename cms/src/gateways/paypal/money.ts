/** PayPal writes money as decimal text, such as 19.90. Cents are exact. */
export const toDecimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export function toCents(decimal: string): number {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new Error(`PayPal answered with an amount that can’t be read: ${decimal}`);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
