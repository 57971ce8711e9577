/** Far deeper than any form, and far from exhausting the stack. */
const MAX_DEPTH = 20;
/** Each takes time to look at. The longest form has 250 countries for each of 30 delivery methods. */
const MAX_VALUES = 25_000;
/** Of all lists together, those within others counted, too: entries take longest. The longest form has 7,530. */
const MAX_ENTRIES = 10_000;

/** What every object inherits, such as `toString` and `constructor`, and what yup marks its own objects with. */
const isReserved = (key: string): boolean =>
  key in Object.prototype || key === '__isYupRef' || key === '__isYupSchema__';

/**
 * Why yup must not see this input: keys that it stumbles over or very deep nesting make it throw something other than a
 * ValidationError, and a great many values take it long. Undefined for anything a form sends.
 */
export const whyUnreadable = (input: object): string | undefined => {
  let count = 0;
  let inLists = 0;

  const reasonIn = (value: unknown, depth: number): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > MAX_DEPTH) return `The request is nested more than ${MAX_DEPTH} levels deep`;
    const isList = Array.isArray(value);
    const entries: unknown[] = isList ? value : Object.values(value);
    count += entries.length;
    if (isList) inLists += entries.length;
    if (inLists > MAX_ENTRIES)
      return `The lists of the request have more than ${MAX_ENTRIES.toLocaleString('en-US')} entries`;
    if (count > MAX_VALUES) return `The request has more than ${MAX_VALUES.toLocaleString('en-US')} values`;
    const reserved = isList ? undefined : Object.keys(value).find(isReserved);
    if (reserved) return `${reserved} is not allowed`;
    for (const entry of entries) {
      const reason = reasonIn(entry, depth + 1);
      if (reason) return reason;
    }
    return undefined;
  };

  return reasonIn(input, 0);
};
