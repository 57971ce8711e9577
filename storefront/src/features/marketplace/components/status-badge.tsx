import type { ItemStatus } from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { statusNames } from '../domain/availability';

/** Stands out only where the item can be had. */
export function StatusBadge({ status }: { status: ItemStatus }) {
  return <Badge strong={status === 'AVAILABLE'}>{statusNames[status]}</Badge>;
}
