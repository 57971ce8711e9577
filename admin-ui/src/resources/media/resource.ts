import ImageIcon from '@mui/icons-material/ImageOutlined';
import { readView } from '@stoa/web-kit';
import { mediaParams, mediaPath } from '../../components/media/media-params';
import type { Resource } from '../../lib/resource';

const PATH = '/media';

export const media = {
  pages: [
    {
      path: PATH,
      requests: (address) => [mediaPath(readView(mediaParams, address))],
      lazy: async () => ({ Component: (await import('./components/media-library')).MediaLibrary }),
    },
  ],
  links: [{ section: 'Content', label: 'Media', to: PATH, Icon: ImageIcon }],
} satisfies Resource;
