import type { MarketplaceTerm, Term } from '@stoa/contract';

export interface TermRow {
  id: number;
  name: string;
  slug: string;
}

export interface CountedTermRow extends TermRow {
  /** PostgreSQL counts in bigint, which arrives as text. */
  items: string;
}

export const toTerm = ({ id, name, slug }: TermRow): Term => ({ id, name, slug });

export const toMarketplaceTerm = ({ items, ...term }: CountedTermRow): MarketplaceTerm => ({
  ...toTerm(term),
  _count: { marketplaceItems: Number(items) },
});
