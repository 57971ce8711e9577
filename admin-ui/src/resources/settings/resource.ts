import GearIcon from '@mui/icons-material/SettingsOutlined';
import type { Resource } from '../../lib/resource';

const PATH = '/settings';

export const settings = {
  pages: [{ path: PATH, lazy: async () => ({ Component: (await import('./components/settings-page')).SettingsPage }) }],
  links: [{ section: 'System', label: 'Settings', to: PATH, Icon: GearIcon }],
  kinds: {
    settings: {
      one: 'settings',
      many: 'Settings',
      fields: async () => (await import('./domain/settings-fields')).settingsFields,
      edit: () => PATH,
    },
  },
} satisfies Resource;
