import StallIcon from '@mui/icons-material/StorefrontOutlined';
import { apiPaths, type ItemList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { itemParams, itemsPath } from './domain/item-params';
import { itemPaths } from './paths';

export const items = {
  pages: [
    {
      path: itemPaths.list,
      requests: (address) => [itemsPath(readView(itemParams, address))],
      lazy: async () => ({ Component: (await import('./components/item-list')).ItemList }),
    },
    {
      path: itemPaths.create,
      lazy: async () => ({ Component: (await import('./components/create-item')).CreateItem }),
    },
    {
      path: itemPaths.editPattern,
      lazy: async () => ({ Component: (await import('./components/edit-item')).EditItem }),
    },
  ],
  links: [{ section: 'Catalog', label: 'Marketplace', to: itemPaths.list, Icon: StallIcon, end: true }],
  creates: [{ label: 'New item', to: itemPaths.create }],
  search: {
    heading: 'Items',
    find: async (query, request) => {
      const { items } = await getData<ItemList>(`${apiPaths.marketplace.items}?${query}`, request);
      return items.map(({ id, title }) => ({ label: title, to: itemPaths.edit(id) }));
    },
  },
  kinds: {
    item: {
      one: 'item',
      many: 'Items',
      fields: async () => (await import('./domain/item-fields')).itemFields,
      edit: itemPaths.edit,
      view: itemPaths.view,
    },
  },
} satisfies Resource;
