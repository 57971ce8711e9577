import type { Sql } from '../../../database/sql';

const LIFETIME = '30 minutes';

export const insertResetToken = (sql: Sql, userId: number, tokenHash: string): Promise<unknown> =>
  sql('reset_tokens').insert({
    user_id: userId,
    token_hash: tokenHash,
    created_at: sql.fn.now(),
    expires_at: sql.raw(`now() + interval '${LIFETIME}'`),
  });

/** Uses up a token and returns its user id. Of two simultaneous attempts, only one succeeds. */
export const useResetToken = async (sql: Sql, tokenHash: string): Promise<number | undefined> => {
  const [used] = await sql('reset_tokens')
    .where('token_hash', tokenHash)
    .whereNull('used_at')
    .where('expires_at', '>', sql.fn.now())
    .update({ used_at: sql.fn.now() }, ['user_id']);
  return used?.user_id ?? undefined;
};

/** Drops the user's other links and all expired ones. */
export const dropResetTokens = (sql: Sql, userId: number): Promise<number> =>
  sql('reset_tokens').where('user_id', userId).orWhere('expires_at', '<', sql.fn.now()).delete();
