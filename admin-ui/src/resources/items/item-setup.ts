import { apiPaths, ITEM_SORTS, ITEM_STATUSES, shopPaths } from '@stoa/contract';
import { anyText, type ListView } from '@stoa/web-kit';
import { recordSetup } from '../../components/record/record-setup';

export const itemSetup = recordSetup({
  kind: 'item',
  one: 'item',
  many: 'Items',
  views: 'items',
  api: apiPaths.marketplace.items,
  path: '/marketplace',
  title: 'title',
  view: shopPaths.item,
  sorts: ITEM_SORTS,
  sorted: ['createdAt', 'desc'],
  filters: {
    category: anyText(),
    status: ITEM_STATUSES,
    published: ['true', 'false'],
    featured: ['true', 'false'],
    lowStock: ['true'],
  },
});

export type ItemView = ListView<keyof typeof itemSetup.params>;
