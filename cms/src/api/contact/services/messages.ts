import type { Message, MessageList, MessageListQuery, UpdateMessageInput } from '@stoa/contract';
import { deleteRecord } from '../../../database/records';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { countUnread, type MessageRow, readMessage, readMessages, updateMessage } from '../queries/messages';
import { toMessage } from '../serializers/message';

const existing = (row: MessageRow | undefined): Message => {
  if (!row) throw notFound('This message does not exist');
  return toMessage(row);
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    async list(query: MessageListQuery): Promise<MessageList> {
      const [{ rows, pagination }, unread] = await Promise.all([readMessages(sql, query), countUnread(sql)]);
      return { items: rows.map(toMessage), pagination, unread };
    },

    unread: () => countUnread(sql),

    detail: async (id: number): Promise<Message> => existing(await readMessage(sql, id)),

    change: async (id: number, change: UpdateMessageInput): Promise<Message> =>
      existing(await updateMessage(sql, id, change)),

    remove: (id: number) => deleteRecord(strapi, 'api::contact.submission', id, 'message'),
  };
};
