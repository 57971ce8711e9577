import { adminPaths, DISCOUNT_METHODS, DISCOUNT_SORTS, DISCOUNT_STATES } from '@stoa/contract';
import { recordSetup } from '../../components/record/record-setup';

export const discountSetup = recordSetup({
  kind: 'discount',
  one: 'discount',
  many: 'Discounts',
  views: 'discounts',
  api: adminPaths.discounts,
  path: '/discounts',
  title: 'name',
  sorts: DISCOUNT_SORTS,
  sorted: ['createdAt', 'desc'],
  filters: { method: DISCOUNT_METHODS, state: DISCOUNT_STATES },
});
