import { ITEM_STATUSES, type ItemStatus } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';

export const statuses: Record<ItemStatus, { name: string; look: BadgeLook }> = {
  AVAILABLE: { name: 'Available', look: 'default' },
  SOLD_OUT: { name: 'Sold Out', look: 'secondary' },
  COMING_SOON: { name: 'Coming Soon', look: 'outline' },
};

export const statusChoices = ITEM_STATUSES.map((value) => ({ value, label: statuses[value].name }));
