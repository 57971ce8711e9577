import BackupIcon from '@mui/icons-material/BackupOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const backups = {
  pages: [
    { path: paths.backups, lazy: async () => ({ Component: (await import('./backups-page')).BackupsPage }) },
    {
      path: paths.backupSettings,
      lazy: async () => ({ Component: (await import('./backup-settings-page')).BackupSettingsPage }),
    },
    {
      path: paths.backupStorage,
      lazy: async () => ({ Component: (await import('./backup-storage-page')).BackupStoragePage }),
    },
  ],
  links: [{ section: 'System', label: 'Backups', to: paths.backups, Icon: BackupIcon }],
  kinds: {
    backupStorage: {
      one: 'backup storage',
      many: 'Backup storage',
      fields: async () => (await import('./storage-fields')).storageFields,
      edit: () => paths.backupStorage,
    },
    backupSettings: {
      one: 'backup settings',
      many: 'Backup settings',
      fields: async () => (await import('./backup-fields')).backupFields,
      edit: () => paths.backupSettings,
    },
  },
} satisfies Resource;
