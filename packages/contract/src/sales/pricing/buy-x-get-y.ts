/** Buy so many, and pay less for so many others, a number of times per order. */
export interface BuyXGetY {
  kind: 'BUY_X_GET_Y';
  /** Off what they get: at 100, it's free. */
  percent: number;
  buy: number;
  get: number;
  /** How many times. Null: as often as they buy enough. */
  perOrder: number | null;
}

export interface CountedLine {
  unitPrice: number;
  quantity: number;
  /** Whether it counts as what they get. */
  discounted: boolean;
  /** Whether it counts as what they buy. Left out: if it counts as what they get. */
  bought?: boolean | undefined;
}

const isBought = ({ discounted, bought = discounted }: CountedLine): boolean => bought;

const countOf = (lines: readonly CountedLine[], counts: (line: CountedLine) => boolean): number =>
  lines.reduce((sum, line) => sum + (counts(line) ? line.quantity : 0), 0);

/** The most that can be got. What is got isn't bought, too. */
const mostGot = ({ buy, get, perOrder }: BuyXGetY, lines: readonly CountedLine[]): number => {
  const onlyGot = countOf(lines, (line) => line.discounted && !isBought(line));
  const bought = countOf(lines, isBought);
  const isPossible = (got: number): boolean => buy * Math.ceil(got / get) <= bought - Math.max(0, got - onlyGot);
  // Whoever gets one less can leave one more as bought, so this is a matter of halving.
  let [least, most] = [0, countOf(lines, ({ discounted }) => discounted)];
  if (perOrder !== null) most = Math.min(most, perOrder * get);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isPossible(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
};

/** How many of each line are got: the cheapest, as in other shops. */
export const gotOf = (rule: BuyXGetY, lines: readonly CountedLine[]): number[] => {
  let left = mostGot(rule, lines);
  let boughtToSpare = countOf(lines, isBought) - rule.buy * Math.ceil(left / rule.get);
  const got = lines.map(() => 0);
  const cheapestFirst = lines.map((line, place) => ({ ...line, place })).sort((a, b) => a.unitPrice - b.unitPrice);
  for (const line of cheapestFirst.filter(({ discounted }) => discounted)) {
    const count = Math.min(line.quantity, left, isBought(line) ? boughtToSpare : left);
    got[line.place] = count;
    left -= count;
    if (isBought(line)) boughtToSpare -= count;
  }
  return got;
};

/** How many more have to be in the cart before any is got. */
export const missingToGet = ({ buy }: BuyXGetY, lines: readonly CountedLine[]): number => {
  const onlyGot = countOf(lines, (line) => line.discounted && !isBought(line));
  const [bought, got] = [countOf(lines, isBought), countOf(lines, ({ discounted }) => discounted)];
  const notBought = Math.max(0, buy - bought);
  // One of those that count as both is enough if there is one to spare.
  return notBought + (onlyGot > 0 || (got > 0 && bought > buy) ? 0 : 1);
};
