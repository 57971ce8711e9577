import ImageIcon from '@mui/icons-material/ImageOutlined';
import { readView } from '@stoa/web-kit';
import { mediaParams, mediaPath } from '../../components/media/media-params';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const media = {
  pages: [
    {
      path: paths.media,
      requests: (address) => [mediaPath(readView(mediaParams, address))],
      lazy: async () => ({ Component: (await import('./components/media-library')).MediaLibrary }),
    },
  ],
  links: [{ section: 'Content', label: 'Media', to: paths.media, Icon: ImageIcon }],
} satisfies Resource;
