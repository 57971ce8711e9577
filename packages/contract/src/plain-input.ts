/** Far deeper than any form, far less than what exhausts the stack. */
const MAX_DEPTH = 20;

/**
 * Why yup must not see an input: with a key that every object has by nature (`toString`, `constructor`) or with endless nesting
 * it throws something else than a ValidationError. Undefined for what forms send.
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
