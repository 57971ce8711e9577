import { ITEM_STATUS_NAMES, type Item, isOnSale, shownStatus } from '@stoa/contract';
import { Badge } from '../../../components/badge';

/** Stands out only if the item can be bought. */
export function StatusBadge({ item }: { item: Pick<Item, 'status' | 'stock'> }) {
  return <Badge strong={isOnSale(item)}>{ITEM_STATUS_NAMES[shownStatus(item)]}</Badge>;
}
