import type { MarketplaceTerm } from '@stoa/contract';
import type { TermRow } from '../../../components/terms/term-row';

export const toTermRow = ({ id, name, slug, _count }: MarketplaceTerm): TermRow => ({
  id,
  name,
  slug,
  count: _count.marketplaceItems,
});
