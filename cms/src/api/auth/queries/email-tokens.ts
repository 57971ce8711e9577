import type { Sql } from '../../../database/sql';

const LIFETIME = '24 hours';

/** Says that whoever opens the link reads the mails of this address. */
interface EmailToken {
  userId: number;
  email: string;
}

/** The user's earlier links to other addresses end. */
export const insertEmailToken = async (sql: Sql, { userId, email }: EmailToken, tokenHash: string): Promise<void> => {
  await sql('email_tokens').where('user_id', userId).whereNot('email', email).delete();
  await sql('email_tokens').insert({
    token_hash: tokenHash,
    user_id: userId,
    email,
    expires_at: sql.raw(`now() + interval '${LIFETIME}'`),
  });
};

/** Uses up a token. Of two simultaneous attempts, only one succeeds. */
export const useEmailToken = async (sql: Sql, tokenHash: string): Promise<EmailToken | undefined> => {
  const [used] = await sql('email_tokens')
    .where('token_hash', tokenHash)
    .where('expires_at', '>', sql.fn.now())
    .delete(['user_id', 'email']);
  return used && { userId: used.user_id, email: used.email };
};

/** Drops the links that would give the account another address. */
export const dropAddressChanges = (sql: Sql, userId: number): Promise<number> =>
  sql('email_tokens')
    .where('user_id', userId)
    .whereRaw('email <> (SELECT email FROM up_users WHERE id = ?)', [userId])
    .delete();

export const dropEmailTokens = (sql: Sql, userId: number): Promise<number> =>
  sql('email_tokens').where('user_id', userId).delete();

export const pruneEmailTokens = (sql: Sql): Promise<number> =>
  sql('email_tokens').where('expires_at', '<', sql.fn.now()).delete();

export const readOwnEmail = (sql: Sql, userId: number): Promise<{ confirmed: boolean; pending: string | null }> => {
  const pending = sql('email_tokens as t')
    .where('t.user_id', userId)
    .where('t.expires_at', '>', sql.fn.now())
    .whereRaw('t.email <> u.email')
    .orderBy('t.expires_at', 'desc')
    .limit(1)
    .select('t.email');
  return sql('up_users as u')
    .where('u.id', userId)
    .first(sql.raw('COALESCE(u.confirmed, false) AS confirmed'), pending.as('pending'));
};

export const confirmedOwner = async (sql: Sql, email: string): Promise<number | null> =>
  (await sql('up_users').where({ email, confirmed: true }).first<{ id: number } | undefined>('id'))?.id ?? null;

export const isConfirmed = async (sql: Sql, userId: number, email: string): Promise<boolean> =>
  Boolean(await sql('up_users').where({ id: userId, email, confirmed: true }).first('id'));

export const saveEmail = (sql: Sql, { userId, email }: EmailToken): Promise<number> =>
  sql('up_users').where('id', userId).update({ email, username: email, confirmed: true, updated_at: sql.fn.now() });
