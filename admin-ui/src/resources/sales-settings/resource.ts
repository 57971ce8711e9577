import SellingIcon from '@mui/icons-material/PointOfSaleOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const salesSettings = {
  pages: [
    {
      path: paths.salesSettings,
      lazy: async () => ({ Component: (await import('./components/sales-settings-page')).SalesSettingsPage }),
    },
  ],
  links: [{ section: 'System', label: 'Selling', to: paths.salesSettings, Icon: SellingIcon }],
  kinds: {
    salesSettings: {
      one: 'selling settings',
      asChanged: 'shipping, taxes, or payments',
      many: 'Selling',
      fields: async () => (await import('./domain/sales-settings-fields')).salesSettingsFields,
      edit: () => paths.salesSettings,
    },
  },
} satisfies Resource;
