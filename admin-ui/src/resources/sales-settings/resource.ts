import SellingIcon from '@mui/icons-material/PointOfSaleOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const salesSettings = {
  pages: [
    {
      path: paths.salesSettings,
      lazy: async () => ({ Component: (await import('./components/sales-settings-page')).SalesSettingsPage }),
    },
    {
      path: paths.paymentProvider(':provider'),
      lazy: async () => ({ Component: (await import('./components/provider-page')).ProviderPage }),
    },
  ],
  links: [
    {
      section: 'Shop',
      label: 'Selling',
      to: paths.salesSettings,
      Icon: SellingIcon,
      parts: [
        { label: 'Shipping', hint: 'Selling', to: paths.salesSettingsTab('shipping') },
        { label: 'Taxes', hint: 'Selling', to: paths.salesSettingsTab('taxes') },
        { label: 'Payments', hint: 'Selling', to: paths.salesSettingsTab('payment') },
      ],
    },
  ],
  kinds: {
    salesSettings: {
      one: 'selling settings',
      asChanged: 'shipping, taxes, or payments',
      many: 'Selling',
      fields: async () => (await import('./domain/sales-settings-fields')).salesSettingsFields,
      edit: () => paths.salesSettings,
    },
    paymentProvider: {
      one: 'payment provider',
      many: 'Payment providers',
      fields: async () => (await import('./domain/provider-fields')).providerFields,
      edit: () => paths.paymentProvider('paypal'),
    },
  },
} satisfies Resource;
