import type { MarketplaceTerm } from '@stoa/contract';
import { formatCount } from '@stoa/contract';

export const formatTermWithCount = ({ name, _count }: MarketplaceTerm): string =>
  `${name} (${formatCount(_count.marketplaceItems)})`;

/** Why there's nothing to select. */
export function formatTermsNote(
  terms: { data?: MarketplaceTerm[]; error?: unknown },
  what: string,
): string | undefined {
  if (terms.data) return terms.data.length === 0 ? `No ${what} available` : undefined;
  return terms.error ? `Failed to load ${what}` : undefined;
}
