import MailIcon from '@mui/icons-material/MailOutlined';
import { recordResource } from '../../components/record/record-resource';
import { messageSetup } from './message-setup';
import { UnreadCount } from './unread-count';

export const messages = recordResource(messageSetup, {
  link: { section: 'People', Icon: MailIcon, Note: UnreadCount },
  list: () => import('./message-list'),
});
