import type { Sql } from '../../../database/sql';

/** Ends the image that the account had: the database deletes what an account's avatar no longer names. */
export const insertAvatar = async (sql: Sql, userId: number, address: string, content: Buffer): Promise<void> => {
  await sql('up_users').where('id', userId).update({ avatar: address, updated_at: new Date() });
  await sql('avatars').insert({ user_id: userId, address, content });
};

export const readAvatar = async (sql: Sql, address: string): Promise<Buffer | undefined> =>
  (await sql('avatars').where({ address }).first('content'))?.content;
