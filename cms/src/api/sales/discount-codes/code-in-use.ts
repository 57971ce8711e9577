import { type Discount, formatCents } from '@stoa/contract';
import { camelCased } from '../../../database/camel-case';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

interface Line {
  itemId: number;
  categoryId: number;
  total: number;
}

export interface CodeInUse {
  id: number | null;
  code: string;
  /** Null: there is no such code. */
  label: string | null;
  /** Null: it counts. */
  problem: string | null;
  discount: Discount | null;
  isFor(line: Pick<Line, 'itemId' | 'categoryId'>): boolean;
}

const readCode = async (sql: Sql, code: string, email: string | null) => {
  const found = await tables(sql)
    .selectFrom('discount_codes')
    .where('code', '=', code.toUpperCase())
    .selectAll('discount_codes')
    .select(({ selectFrom }) =>
      // By this person.
      selectFrom('code_uses')
        .whereRef('code_id', '=', 'discount_codes.id')
        .where('code_uses.email', '=', email ?? '')
        .select(COUNT)
        .$asScalar()
        .$notNull()
        .as('own_uses'),
    )
    .executeTakeFirst();
  return found && camelCased(found);
};

type CodeRow = NonNullable<Awaited<ReturnType<typeof readCode>>>;

const toDiscount = ({ kind, percent, amount }: CodeRow): Discount => {
  if (kind === 'PERCENT') return { kind, percent: percent ?? 0 };
  return kind === 'AMOUNT' ? { kind, amount: amount ?? 0 } : { kind };
};

const labelOf = (discount: Discount): string => {
  if (discount.kind === 'PERCENT') return `${discount.percent}% off`;
  return discount.kind === 'AMOUNT' ? `${formatCents(discount.amount)} off` : 'Free shipping';
};

interface Circumstances {
  /** Of whoever uses it. */
  email: string | null;
  lines: readonly Line[];
  /** Whether anything is brought to somebody. */
  isShipped: boolean;
  now?: Date;
}

const problemOf = (
  row: CodeRow,
  { lines, isShipped, now = new Date() }: Circumstances,
  isFor: CodeInUse['isFor'],
): string | null => {
  const { enabled, startsAt, endsAt, minimum, usageLimit, usageLimitPerCustomer, uses, ownUses, code, kind } = row;
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  if (!enabled || (startsAt && startsAt > now)) return `“${code}” isn’t a valid code`;
  if (endsAt && endsAt <= now) return `The code ${code} has expired`;
  if (usageLimit !== null && uses >= usageLimit) return `The code ${code} has been used up`;
  if (usageLimitPerCustomer !== null && ownUses >= usageLimitPerCustomer) return `You’ve already used the code ${code}`;
  if (minimum !== null && subtotal < minimum)
    return `The code ${code} is for orders of ${formatCents(minimum)} or more`;
  if (kind === 'SHIPPING' && !isShipped) return `The code ${code} is only for orders that ship`;
  return lines.some(isFor) ? null : `The code ${code} doesn’t apply to anything in your cart`;
};

/** What an entered code does to these lines, or why it does nothing. */
export const findCode = async (sql: Sql, entered: string, circumstances: Circumstances): Promise<CodeInUse> => {
  const row = await readCode(sql, entered, circumstances.email);
  if (!row)
    return {
      id: null,
      code: entered,
      label: null,
      problem: `“${entered}” isn’t a valid code`,
      discount: null,
      isFor: () => false,
    };
  const { categoryIds, itemIds } = row;
  const isForAll = categoryIds.length + itemIds.length === 0;
  const isFor: CodeInUse['isFor'] = ({ itemId, categoryId }) =>
    isForAll || itemIds.includes(itemId) || categoryIds.includes(categoryId);
  const discount = toDiscount(row);
  const problem = problemOf(row, circumstances, isFor);
  return { id: row.id, code: row.code, label: labelOf(discount), problem, discount: problem ? null : discount, isFor };
};
