import type { BulkReport, MessageBulkAction, MessageBulkInput, UpdateMessageInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { oneByOne } from '../../../database/one-by-one';
import { services } from '../../../services';

/** What an action changes of each message. */
const CHANGES: Record<Exclude<MessageBulkAction, 'delete'>, UpdateMessageInput> = {
  markRead: { read: true },
  markUnread: { read: false },
  archive: { archived: true },
  unarchive: { archived: false },
};

const createBulkMessagesService = ({ strapi }: { strapi: Core.Strapi }) => ({
  apply({ ids, action }: MessageBulkInput): Promise<BulkReport> {
    const messages = services.contact.messages(strapi);
    const change = action === 'delete' ? messages.remove : (id: number) => messages.change(id, CHANGES[action]);
    return oneByOne(strapi, { ids, table: 'submissions', title: 'subject' }, change);
  },
});

export type BulkMessagesService = ReturnType<typeof createBulkMessagesService>;
export default createBulkMessagesService;
