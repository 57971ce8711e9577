import StallIcon from '@mui/icons-material/StorefrontOutlined';
import { recordResource } from '../../components/record/record-resource';
import { itemSetup } from './item-setup';

export const items = recordResource(itemSetup, {
  link: { section: 'Catalog', label: 'Marketplace', Icon: StallIcon },
  fields: async () => (await import('./domain/item-fields')).itemFields,
  pages: {
    list: async () => (await import('./components/item-list')).ItemList,
    create: async () => (await import('./components/create-item')).CreateItem,
    edit: async () => (await import('./components/edit-item')).EditItem,
  },
});
