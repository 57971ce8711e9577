import type { Message, MessageList, MessageListQuery, UpdateMessageInput } from '@stoa/contract';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { message } from '../message';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const service = message.service({ strapi });

  const unread = async (): Promise<number> =>
    Number((await sql('submissions').where({ read: false, archived: false }).count({ total: '*' }).first())?.total);

  return {
    ...service,
    unread,

    async list(query: MessageListQuery): Promise<MessageList> {
      const [list, count] = await Promise.all([service.list(query), unread()]);
      return { ...list, unread: count };
    },

    /** No two forms edit a message: what was read stays read, whoever else opens it. */
    async change(id: number, change: UpdateMessageInput): Promise<Message> {
      const found = await sql('submissions')
        .where({ id })
        .update({ ...change, updated_at: sql.raw('now()') });
      if (found === 0) throw notFound('This message does not exist');
      return service.detail(id);
    },
  };
};
