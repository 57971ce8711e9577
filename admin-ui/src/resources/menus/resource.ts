import MenuIcon from '@mui/icons-material/MenuOpenOutlined';
import type { Resource } from '../../lib/resource';

const PATH = '/menus';

export const menus = {
  pages: [{ path: PATH, lazy: async () => ({ Component: (await import('./components/menus-page')).MenusPage }) }],
  links: [{ section: 'Content', label: 'Menus', to: PATH, Icon: MenuIcon }],
  kinds: {
    menus: {
      one: 'menus',
      many: 'Menus',
      fields: async () => (await import('./domain/menus-fields')).menusFields,
      edit: () => PATH,
    },
  },
} satisfies Resource;
