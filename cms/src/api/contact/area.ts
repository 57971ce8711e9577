import type { Area } from '../../area/area';
import type { MadeBy } from '../../services';
import { message } from './message';
import { migrations } from './migrations';
import { newMessage, sayNewMessage } from './new-message-mail';
import bulkMessages from './services/bulk-messages';
import messages from './services/messages';
import submissions from './services/submissions';

const factories = { bulkMessages, messages, submissions };

declare module '../../services' {
  interface Services {
    contact: MadeBy<typeof factories>;
  }
}

export const contact = {
  services: factories,
  migrations,
  kinds: { message },
  mails: { newMessage },
  notifications: { newMessage: sayNewMessage },
  dashboard: { submission: { table: 'submissions', title: 'subject' } },
} satisfies Area;
