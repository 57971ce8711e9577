import ImportIcon from '@mui/icons-material/FileDownloadOutlined';
import type { Resource } from '../../lib/resource';
import { importPaths } from './paths';

export const imports = {
  pages: [
    { path: importPaths.list, lazy: async () => ({ Component: (await import('./components/imports')).Imports }) },
    {
      path: importPaths.runPattern,
      lazy: async () => ({ Component: (await import('./components/import-run')).ImportRun }),
    },
  ],
  links: [{ section: 'System', label: 'Import', to: importPaths.list, Icon: ImportIcon }],
} satisfies Resource;
