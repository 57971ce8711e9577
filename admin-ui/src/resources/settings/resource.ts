import GearIcon from '@mui/icons-material/SettingsOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const settings = {
  pages: [
    {
      path: paths.settings,
      lazy: async () => ({ Component: (await import('./components/settings-page')).SettingsPage }),
    },
  ],
  links: [{ section: 'Shop', label: 'Settings', to: paths.settings, Icon: GearIcon }],
  kinds: {
    settings: {
      one: 'settings',
      many: 'Settings',
      fields: async () => (await import('./domain/settings-fields')).settingsFields,
      edit: () => paths.settings,
    },
  },
} satisfies Resource;
