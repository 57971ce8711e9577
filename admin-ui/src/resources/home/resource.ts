import HomeIcon from '@mui/icons-material/HomeOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const home = {
  pages: [
    { path: paths.homePage, lazy: async () => ({ Component: (await import('./components/home-editor')).HomeEditor }) },
  ],
  links: [{ section: 'Content', label: 'Home page', to: paths.homePage, Icon: HomeIcon }],
  kinds: {
    home: {
      one: 'home page',
      many: 'Home page',
      fields: async () => (await import('./domain/home-fields')).homeFields,
      edit: () => paths.homePage,
    },
  },
} satisfies Resource;
