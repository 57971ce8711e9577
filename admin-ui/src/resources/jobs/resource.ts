import JobsIcon from '@mui/icons-material/PlaylistPlayOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const jobs = {
  pages: [
    { path: paths.jobs, lazy: async () => ({ Component: (await import('./components/jobs-page')).JobsPage }) },
    { path: paths.job(':id'), lazy: async () => ({ Component: (await import('./components/job-page')).JobPage }) },
  ],
  links: [{ section: 'System', label: 'Jobs', to: paths.jobs, Icon: JobsIcon }],
} satisfies Resource;
