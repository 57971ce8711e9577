/**
 * The one discount of an order: the code that was entered, unless an automatic discount makes the order cheaper. Null: neither
 * does anything.
 */
export const bestDiscount = <Candidate>(
  entered: Candidate | null,
  automatic: readonly Candidate[],
  totalWith: (candidate: Candidate | null) => number,
): Candidate | null => {
  let best = entered;
  let least = totalWith(entered);
  for (const candidate of automatic) {
    const total = totalWith(candidate);
    if (total < least) [best, least] = [candidate, total];
  }
  return best;
};
