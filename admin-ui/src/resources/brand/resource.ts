import BrandIcon from '@mui/icons-material/PaletteOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const brand = {
  pages: [
    { path: paths.brand, lazy: async () => ({ Component: (await import('./components/brand-page')).BrandPage }) },
  ],
  links: [{ section: 'Content', label: 'Brand', to: paths.brand, Icon: BrandIcon }],
  kinds: {
    brand: {
      one: 'brand',
      many: 'Brand',
      fields: async () => (await import('./domain/brand-fields')).brandFields,
      edit: () => paths.brand,
    },
  },
} satisfies Resource;
