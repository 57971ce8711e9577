import SellingIcon from '@mui/icons-material/PointOfSaleOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const selling = {
  pages: [
    {
      path: paths.selling,
      lazy: async () => ({ Component: (await import('./components/selling-page')).SellingPage }),
    },
  ],
  links: [{ section: 'System', label: 'Selling', to: paths.selling, Icon: SellingIcon }],
  kinds: {
    termsOfSale: {
      one: 'selling settings',
      asChanged: 'shipping, taxes, or payments',
      many: 'Selling',
      fields: async () => (await import('./domain/selling-fields')).sellingFields,
      edit: () => paths.selling,
    },
  },
} satisfies Resource;
