import type { BulkReport, MessageBulkAction, MessageBulkInput, UpdateMessageInput } from '@stoa/contract';
import { oneByOne } from '../../../database/one-by-one';
import { type Context, services } from '../../../services';

const CHANGES: Record<Exclude<MessageBulkAction, 'delete'>, UpdateMessageInput> = {
  markRead: { read: true },
  markUnread: { read: false },
  archive: { archived: true },
  unarchive: { archived: false },
};

export default ({ strapi }: Context) => ({
  apply({ ids, action }: MessageBulkInput): Promise<BulkReport> {
    const messages = services(strapi).contact.messages;
    const change = action === 'delete' ? messages.remove : (id: number) => messages.change(id, CHANGES[action]);
    return oneByOne(strapi, { ids, table: 'submissions', title: 'subject' }, change);
  },
});
