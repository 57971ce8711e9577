import type { Message, MessageList, MessageListQuery, UpdateMessageInput } from '@stoa/contract';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
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

    /** What was written from these addresses: the newest, and how many there are. */
    async writtenBy(emails: string[], limit: number) {
      const written = tables(sql).selectFrom('submissions').where('email', '=', anyOf(emails));
      const [rows, { total }] = await Promise.all([
        written
          .orderBy('id', 'desc')
          .limit(limit)
          .select(['id', 'name', 'email', 'company', 'phone', 'subject', 'message', 'created_at as createdAt'])
          .execute(),
        written.select(COUNT).executeTakeFirstOrThrow(),
      ]);
      return { rows, total };
    },

    /** For good, with what the staff was told of them. */
    async forget(trx: Sql, emails: string[]): Promise<void> {
      const written = tables(trx).deleteFrom('submissions').where('email', '=', anyOf(emails)).returning('id');
      const ids = (await written.execute()).map(({ id }) => id);
      await services(strapi).notifications.feed.forget(trx, ['newMessage'], ids);
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
