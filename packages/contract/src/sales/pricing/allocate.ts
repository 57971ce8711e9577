const times = (a: number, b: number): bigint => BigInt(a) * BigInt(b);

/** `amount × part / whole`, to the nearest cent. In whole numbers, which no size makes inexact. */
export const prorate = (amount: number, part: number, whole: number): number =>
  Number((2n * times(amount, part) + BigInt(whole)) / (2n * BigInt(whole)));

/**
 * Divides an amount by weights so that the parts add up to it. The cents that rounding down leaves go to the largest remainders,
 * and of equal ones to the first. No part is more than its weight if the amount isn't more than their sum.
 */
export const allocate = (amount: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight, place) => {
    const product = times(amount, weight);
    return { place, part: Number(product / BigInt(whole)), remainder: Number(product % BigInt(whole)) };
  });
  const left = amount - shares.reduce((sum, { part }) => sum + part, 0);
  const parts = shares.map(({ part }) => part);
  shares.sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of shares.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
};
