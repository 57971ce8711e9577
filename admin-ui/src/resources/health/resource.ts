import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const health = {
  pages: [
    { path: paths.health, lazy: async () => ({ Component: (await import('./components/health-page')).HealthPage }) },
  ],
  links: [{ section: 'System', label: 'Health', to: paths.health, Icon: HealthIcon }],
} satisfies Resource;
