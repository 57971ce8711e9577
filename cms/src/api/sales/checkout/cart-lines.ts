import {
  hasOpenPrice,
  type LineProblem,
  MAX_QUANTITY,
  type QuoteInput,
  type RuledLine,
  type TaxRate,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';
import { services } from '../../../services';

type RequestedLine = QuoteInput['lines'][number];
export type OnSale = NonNullable<
  Awaited<ReturnType<ReturnType<typeof services>['marketplace']['sale']['read']>>[number]
>;

export interface CartLine extends RequestedLine {
  /** Null: it isn't on sale (anymore). */
  sale: OnSale | null;
  problem: LineProblem | null;
  taxRate: TaxRate | null;
}

/** What discounts are for: no gift cards, and nothing that can't be bought. */
export interface DiscountableCart {
  /** `left`: how many more can be added. */
  lines: (RuledLine & Pick<OnSale, 'variantId'> & { left: number })[];
  /** Whether anything is brought to somebody. */
  isShipped: boolean;
}

type SoldLine = RequestedLine & { sale: OnSale | null };

/** Lines that ask for the same thing are one line, also when only one of them names an item's only variant. */
const merged = (lines: readonly SoldLine[]): SoldLine[] => {
  const byThing = new Map<string, SoldLine>();
  for (const line of lines) {
    const key = `${line.itemId}-${line.sale?.variantId ?? line.variantId}`;
    const earlier = byThing.get(key);
    byThing.set(key, { ...line, quantity: line.quantity + (earlier?.quantity ?? 0) });
  }
  return [...byThing.values()];
};

const problemOf = (sale: OnSale | null, quantity: number): LineProblem | null => {
  if (!sale) return 'NOT_FOUND';
  if (hasOpenPrice(sale)) return 'OPEN_PRICE';
  if (sale.variantId === null) return 'CHOOSE';
  if (sale.hasBegun) return 'PAST';
  if (sale.status !== 'AVAILABLE' || sale.stock === 0) return 'UNAVAILABLE';
  return sale.stock !== null && sale.stock < quantity ? 'TOO_FEW' : null;
};

export const linesOf = async (strapi: Core.Strapi, sql: Sql, asked: readonly RequestedLine[]) => {
  const sales = await services(strapi).marketplace.sale.read(sql, asked);
  const lines = merged(asked.map((line, place) => ({ ...line, sale: sales[place] ?? null })));
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY))
    throw badField('lines', `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`);
  return lines.map((line) => ({ ...line, problem: problemOf(line.sale, line.quantity) }));
};

/** How many of a line can be bought: what corrects the cart leads to, and so to the same total. */
export const countOf = ({ sale, quantity, problem }: Omit<CartLine, 'taxRate'>): number => {
  if (!problem) return quantity;
  return problem === 'TOO_FEW' ? (sale?.stock ?? 0) : 0;
};

/** What can't be bought doesn't count, so that the total is what will be paid once the cart is corrected. */
export const ruledLines = (lines: readonly Omit<CartLine, 'taxRate'>[], collectionsOf: ReadonlyMap<number, number[]>) =>
  lines.map(({ sale, ...line }) => {
    const quantity = countOf({ sale, ...line });
    return {
      itemId: sale?.itemId ?? null,
      variantId: sale?.variantId ?? null,
      categoryId: sale?.categoryId ?? null,
      collectionIds: collectionsOf.get(line.itemId) ?? [],
      isGiftCard: sale?.isGiftCard ?? false,
      unitPrice: sale?.unitPrice ?? 0,
      quantity,
      left: Math.min(sale?.stock ?? MAX_QUANTITY, MAX_QUANTITY) - quantity,
    };
  });
