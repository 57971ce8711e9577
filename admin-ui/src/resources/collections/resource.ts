import CollectionIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import { apiPaths, type CollectionList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { collectionParams, collectionsPath } from './domain/collection-params';
import { collectionPaths } from './paths';

export const collections = {
  pages: [
    {
      path: collectionPaths.list,
      requests: (address) => [collectionsPath(readView(collectionParams, address))],
      lazy: async () => ({ Component: (await import('./components/collection-list')).CollectionList }),
    },
    {
      path: collectionPaths.create,
      lazy: async () => ({ Component: (await import('./components/create-collection')).CreateCollection }),
    },
    {
      path: collectionPaths.editPattern,
      lazy: async () => ({ Component: (await import('./components/edit-collection')).EditCollection }),
    },
  ],
  links: [{ section: 'Catalog', label: 'Collections', to: collectionPaths.list, Icon: CollectionIcon, end: true }],
  creates: [{ label: 'New collection', to: collectionPaths.create }],
  search: {
    heading: 'Collections',
    find: async (query, request) => {
      const { items } = await getData<CollectionList>(`${apiPaths.collections}?${query}`, request);
      return items.map(({ id, title }) => ({ label: title, to: collectionPaths.edit(id) }));
    },
  },
  kinds: {
    collection: {
      one: 'collection',
      many: 'Collections',
      fields: async () => (await import('./domain/collection-fields')).collectionFields,
      edit: collectionPaths.edit,
      view: collectionPaths.view,
    },
  },
} satisfies Resource;
