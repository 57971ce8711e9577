import MailIcon from '@mui/icons-material/MailOutlined';
import { readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { UnreadCount } from './components/unread-count';
import { messageParams, messagesPath } from './domain/message-params';

const PATH = '/messages';

export const messages = {
  pages: [
    {
      path: PATH,
      requests: (address) => [messagesPath(readView(messageParams, address))],
      lazy: async () => ({ Component: (await import('./components/message-list')).MessageList }),
    },
  ],
  links: [{ section: 'People', label: 'Messages', to: PATH, Icon: MailIcon, Note: UnreadCount }],
} satisfies Resource;
