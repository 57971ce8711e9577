/** Separates thousands. By hand: what `Intl` needs to format a first number takes a slow phone long. */
export const withCommas = (number: string): string => number.replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** A whole number with separators: 10,250. */
export const formatCount = (count: number): string => withCommas(String(count));

/** `counted(1, 'item')` is 1 item, `counted(2, 'category', 'categories')` is 2 categories. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;
