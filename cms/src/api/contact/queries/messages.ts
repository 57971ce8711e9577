import type { Message, MessageListQuery, UpdateMessageInput } from '@stoa/contract';
import { selected } from '../../../area/fields';
import { onePage, readPage } from '../../../database/page';
import { matchSearch, rankOf } from '../../../database/search';
import type { Sql } from '../../../database/sql';
import { messageFields } from '../fields';

export type MessageRow = Omit<Message, 'createdAt'> & { createdAt: Date };

const columns = (sql: Sql) => selected(sql, 'submissions', messageFields, 'list');

const SORTS = {
  createdAt: 'created_at',
  name: 'lower(name)',
  subject: 'lower(subject)',
} as const satisfies Record<MessageListQuery['sortBy'], string>;

export const readMessages = (sql: Sql, query: MessageListQuery) => {
  const { search, folder, read, sortBy, ...page } = query;
  const rank = rankOf(sql, ['subject', 'name'], query, 'createdAt');
  const matching = sql('submissions');
  matchSearch(matching, ['name', 'email', 'subject', 'message'], search);
  if (folder) matching.where({ archived: folder === 'archive' });
  if (read !== undefined) matching.where({ read });
  const rows = onePage(matching.clone().select(...columns(sql)), { ...page, rank, by: SORTS[sortBy], id: 'id' });
  return readPage<MessageRow>(rows, matching, page);
};

export const countUnread = async (sql: Sql): Promise<number> =>
  Number((await sql('submissions').where({ read: false, archived: false }).count({ total: '*' }).first())?.total);

export const readMessage = (sql: Sql, id: number): Promise<MessageRow | undefined> =>
  sql('submissions')
    .where({ id })
    .first(...columns(sql));

export const updateMessage = async (
  sql: Sql,
  id: number,
  change: UpdateMessageInput,
): Promise<MessageRow | undefined> =>
  (
    await sql('submissions')
      .where({ id })
      .update({ ...change, updated_at: sql.raw('now()') }, columns(sql) as never)
  )[0];

/** Takes an id from the submissions sequence that no record will ever have. */
export const takeSubmissionId = async (sql: Sql): Promise<number> => {
  const { rows } = await sql.raw("SELECT nextval(pg_get_serial_sequence('submissions', 'id'))::int AS id");
  return rows[0].id;
};
