/** Far deeper than any form, and far from exhausting the stack. */
const MAX_DEPTH = 20;

/**
 * Why yup must not see this input: a key that every object inherits (`toString`, `constructor`) or very deep nesting makes it
 * throw something other than a ValidationError. Undefined for anything a form sends.
 */
export const whyUnreadable = (input: unknown, depth = 0): string | undefined => {
  if (typeof input !== 'object' || input === null) return undefined;
  if (depth > MAX_DEPTH) return `The request is nested more than ${MAX_DEPTH} levels deep`;
  for (const [key, value] of Object.entries(input)) {
    if (key in Object.prototype) return `${key} is not allowed`;
    const reason = whyUnreadable(value, depth + 1);
    if (reason) return reason;
  }
  return undefined;
};
