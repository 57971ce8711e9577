import TrashIcon from '@mui/icons-material/DeleteOutlined';
import { readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { trashParams, trashPath } from './domain/trash-params';

const PATH = '/trash';

/** Deleted records, for as long as they can be restored. */
export const trash = {
  pages: [
    {
      path: PATH,
      requests: (address) => [trashPath(readView(trashParams, address))],
      lazy: async () => ({ Component: (await import('./components/trash-page')).TrashPage }),
    },
  ],
  links: [{ section: 'System', label: 'Trash', to: PATH, Icon: TrashIcon }],
} satisfies Resource;
