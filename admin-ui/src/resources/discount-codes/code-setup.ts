import { adminPaths, CODE_SORTS, CODE_STATES } from '@stoa/contract';
import { recordSetup } from '../../components/record/record-setup';

export const codeSetup = recordSetup({
  kind: 'discountCode',
  one: 'discount code',
  many: 'Discount codes',
  views: 'discountCodes',
  api: adminPaths.discountCodes,
  path: '/discount-codes',
  title: 'code',
  sorts: CODE_SORTS,
  sorted: ['createdAt', 'desc'],
  filters: { state: CODE_STATES },
});
