/** A typed number; undefined if empty. Text that isn't a number stays text, for validation to report. */
export const typedNumber = (text: string): number | string | undefined => {
  const typed = text.trim();
  if (typed === '') return undefined;
  return Number.isFinite(Number(typed)) ? Number(typed) : typed;
};
