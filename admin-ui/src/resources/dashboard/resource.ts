import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import { adminPaths } from '@stoa/contract';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const dashboard = {
  pages: [
    {
      path: paths.home,
      requests: () => [adminPaths.firstSteps],
      lazy: async () => ({ Component: (await import('./components/dashboard')).Dashboard }),
    },
  ],
  links: [{ section: null, label: 'Dashboard', to: paths.home, Icon: DashboardIcon, end: true }],
} satisfies Resource;
