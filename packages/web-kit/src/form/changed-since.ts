const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields edited since the form was sent. */
export const changedSince = <Values extends object>(sent: Values, newest: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(newest).filter(([name, value]) => !same(value, sent[name as keyof Values])),
  ) as Partial<Values>;
