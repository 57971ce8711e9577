import ClockIcon from '@mui/icons-material/HistoryOutlined';
import { readView } from '@stoa/web-kit';
import { activityParams, activityPath } from '../../components/activity/activity-params';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const activity = {
  pages: [
    {
      path: paths.activity,
      requests: (address) => [activityPath(readView(activityParams, address))],
      lazy: async () => ({ Component: (await import('./components/activity-page')).ActivityPage }),
    },
  ],
  links: [{ section: 'System', label: 'Activity', to: paths.activity, Icon: ClockIcon }],
} satisfies Resource;
