import HomeIcon from '@mui/icons-material/HomeOutlined';
import type { Resource } from '../../lib/resource';

const PATH = '/home';

export const home = {
  pages: [{ path: PATH, lazy: async () => ({ Component: (await import('./components/home-editor')).HomeEditor }) }],
  links: [{ section: 'Content', label: 'Home page', to: PATH, Icon: HomeIcon }],
  kinds: {
    home: {
      one: 'home page',
      many: 'Home page',
      fields: async () => (await import('./domain/home-fields')).homeFields,
      edit: () => PATH,
    },
  },
} satisfies Resource;
