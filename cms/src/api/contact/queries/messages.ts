import type { Message, MessageListQuery, UpdateMessageInput } from '@stoa/contract';
import { onePage, readPage } from '../../../database/page';
import { matchSearch } from '../../../database/search';
import type { Sql } from '../../../database/sql';

export type MessageRow = Omit<Message, 'createdAt'> & { createdAt: Date };

const COLUMNS = {
  id: 'id',
  name: 'name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  subject: 'subject',
  message: 'message',
  read: 'read',
  archived: 'archived',
  createdAt: 'created_at',
};

const SORTS = {
  createdAt: 'created_at',
  name: 'lower(name)',
  subject: 'lower(subject)',
} as const satisfies Record<MessageListQuery['sortBy'], string>;

export const readMessages = (sql: Sql, { search, folder, read, sortBy, ...page }: MessageListQuery) => {
  const matching = sql('submissions');
  matchSearch(matching, ['name', 'email', 'subject', 'message'], search);
  if (folder) matching.where({ archived: folder === 'archive' });
  if (read !== undefined) matching.where({ read });
  const rows = onePage(matching.clone().select(COLUMNS), { ...page, by: SORTS[sortBy], id: 'id' });
  return readPage<MessageRow>(rows, matching, page);
};

export const countUnread = async (sql: Sql): Promise<number> =>
  Number((await sql('submissions').where({ read: false, archived: false }).count({ total: '*' }).first())?.total);

export const readMessage = (sql: Sql, id: number): Promise<MessageRow | undefined> =>
  sql('submissions').where({ id }).first(COLUMNS);

export const updateMessage = async (
  sql: Sql,
  id: number,
  change: UpdateMessageInput,
): Promise<MessageRow | undefined> =>
  (
    await sql('submissions')
      .where({ id })
      .update({ ...change, updated_at: sql.raw('now()') }, COLUMNS as never)
  )[0];

/** An id like that of the next submission, which no record will have. */
export const takeSubmissionId = async (sql: Sql): Promise<number> => {
  const { rows } = await sql.raw("SELECT nextval(pg_get_serial_sequence('submissions', 'id'))::int AS id");
  return rows[0].id;
};
