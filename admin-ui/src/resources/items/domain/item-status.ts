import { ITEM_STATUS_NAMES, ITEM_STATUSES, type ItemStatus } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';

export const statusLooks: Record<ItemStatus, BadgeLook> = {
  AVAILABLE: 'default',
  SOLD_OUT: 'secondary',
  COMING_SOON: 'outline',
};

export const statusChoices = ITEM_STATUSES.map((value) => ({ value, label: ITEM_STATUS_NAMES[value] }));
