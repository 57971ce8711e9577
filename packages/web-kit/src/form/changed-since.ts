const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that hold something else than what was sent: somebody went on typing. */
export const changedSince = <Values extends object>(sent: Values, newest: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(newest).filter(([name, value]) => !same(value, sent[name as keyof Values])),
  ) as Partial<Values>;
