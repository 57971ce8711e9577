import CollectionIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import { apiPaths, COLLECTION_SORTS, shopPaths } from '@stoa/contract';
import { recordResource } from '../../components/record/record-resource';
import { recordSetup } from '../../components/record/record-setup';

const collection = recordSetup({
  kind: 'collection',
  one: 'collection',
  many: 'Collections',
  views: 'collections',
  api: apiPaths.collections,
  path: '/collections',
  title: 'title',
  view: shopPaths.collection,
  sorts: COLLECTION_SORTS,
  sorted: ['title', 'asc'],
  filters: { published: ['true', 'false'] },
});

export const collections = recordResource(collection, {
  link: { section: 'Catalog', Icon: CollectionIcon },
  list: () => import('./collection-list'),
  form: () => import('./collection-form'),
  fields: async () => (await import('./collection-fields')).collectionFields,
});
