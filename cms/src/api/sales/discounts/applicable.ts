import { type DiscountRule, type EnteredCode, formatCents, type RuledLine, type Unmet, unmetBy } from '@stoa/contract';
import { labelOf, ruleOf } from './discount-value';
import type { DiscountRow } from './select-discounts';

export interface ApplicableDiscount {
  id: number;
  code: string | null;
  title: string | null;
  rule: DiscountRule;
}

interface Cart {
  lines: readonly RuledLine[];
  /** Whether anything is brought to somebody. */
  isShipped: boolean;
}

const notValid = (code: string): string => `“${code}” isn’t a valid code`;

const formatUnmet = (unmet: Unmet, { code }: { code: string }, { minimum }: DiscountRule): string => {
  if ('count' in unmet) return `Add ${unmet.count} more of what the code ${code} is for to use it`;
  if (unmet.why === 'MINIMUM') return `The code ${code} is for orders of ${formatCents(minimum ?? 0)} or more`;
  if (unmet.why === 'NOT_SHIPPED') return `The code ${code} is only for orders that ship`;
  return `The code ${code} doesn’t apply to anything in your cart`;
};

/** Why it can’t be used, whatever is in the cart. */
const refusalOf = (code: string, row: DiscountRow): string | null => {
  if (!row.isOn) return notValid(code);
  if (row.hasEnded) return `The code ${code} has expired`;
  if (row.isUsedUp) return `The code ${code} has been used up`;
  return row.isUsedUpByCustomer ? `You’ve already used the code ${code}` : null;
};

const toApplicable = (row: DiscountRow): ApplicableDiscount => ({
  id: row.id,
  code: row.code,
  title: row.title,
  rule: ruleOf(row),
});

const unknown = (typed: string): EnteredCode => ({ code: typed, label: null, problem: notValid(typed) });

const rowOfCode = (rows: readonly DiscountRow[]) => rows.find(({ code }) => code !== null);

/** What a code is worth, whatever will be in the cart. */
export const checkedCode = (rows: readonly DiscountRow[], typed: string): EnteredCode => {
  const row = rowOfCode(rows);
  return row?.code
    ? { code: row.code, label: labelOf(ruleOf(row).discount), problem: refusalOf(row.code, row) }
    : unknown(typed);
};

/** What an entered code does to a cart, or why it does nothing. */
const enteredIn = (rows: readonly DiscountRow[], typed: string, cart: Cart) => {
  const row = rowOfCode(rows);
  if (!row?.code) return { entered: unknown(typed), ofCode: null };
  const { code } = row;
  const rule = ruleOf(row);
  const unmet = unmetBy(rule, cart.lines, cart.isShipped);
  const problem = refusalOf(code, row) ?? (unmet && formatUnmet(unmet, { code }, rule));
  return {
    entered: { code, label: labelOf(rule.discount), problem },
    ofCode: problem === null ? toApplicable(row) : null,
  };
};

/** Those that apply by themselves, whatever is in the cart. */
export const automaticIn = (rows: readonly DiscountRow[]): ApplicableDiscount[] =>
  rows.filter(({ code }) => code === null).map(toApplicable);

/** Those that may count for a cart. Which one does is a matter of what they save. */
export const applicableTo = (rows: readonly DiscountRow[], typed: string | null, cart: Cart) => ({
  ...(typed === null ? { entered: null, ofCode: null } : enteredIn(rows, typed, cart)),
  automatic: automaticIn(rows).filter(({ rule }) => unmetBy(rule, cart.lines, cart.isShipped) === null),
});

export type Applicable = ReturnType<typeof applicableTo>;
