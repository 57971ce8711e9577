import { type CodeKind, type Discount, formatCents } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

/** What a code takes off, and when. PostgreSQL returns numeric as text. Amounts are in cents. */
interface CodeSettings {
  id: number;
  code: string;
  kind: CodeKind;
  percent: string | null;
  amount: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  minimum: number | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  uses: number;
  enabled: boolean;
}

const CODE_COLUMNS: Record<keyof CodeSettings, string> = {
  id: 'id',
  code: 'code',
  kind: 'kind',
  percent: 'percent',
  amount: 'amount',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  minimum: 'minimum',
  usageLimit: 'usage_limit',
  usageLimitPerCustomer: 'usage_limit_per_customer',
  uses: 'uses',
  enabled: 'enabled',
};

interface CodeRow extends CodeSettings {
  categoryIds: number[];
  itemIds: number[];
  /** By this person. */
  ownUses: number;
}

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

const readCode = (sql: Sql, code: string, email: string | null): Promise<CodeRow | undefined> =>
  sql('discount_codes')
    .where({ code: code.toUpperCase() })
    .first(
      { ...CODE_COLUMNS, categoryIds: 'category_ids', itemIds: 'item_ids' },
      sql.raw(
        '(SELECT count(*)::integer FROM code_uses WHERE code_id = discount_codes.id AND email = ?) AS "ownUses"',
        [email ?? ''],
      ),
    );

const toDiscount = ({ kind, percent, amount }: CodeRow): Discount => {
  if (kind === 'PERCENT') return { kind, percent: Number(percent) };
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
