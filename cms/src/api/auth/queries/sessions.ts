import type { Sql } from '../../../database/sql';
import type { Visitor } from '../../../http/visitor';
import type { AccessClaims } from '../domain/access-token';
import type { SessionState } from '../domain/rotation';
import { roleColumn } from './accounts';

/** The one query every signed-in request makes, so a sign-out, block, or role change takes effect at once on every replica. */
export const findVisitor = async (sql: Sql, claims: AccessClaims): Promise<Visitor | undefined> => {
  const { rows } = await sql.raw(
    `SELECT u.id, u.name, u.email, u.avatar, ${roleColumn} AS role, s.id AS "sessionId"
     FROM auth_sessions s
     JOIN up_users u ON u.id = s.user_id
     LEFT JOIN up_users_role_lnk l ON l.user_id = u.id
     LEFT JOIN up_roles r ON r.id = l.role_id
     WHERE s.id = :sessionId AND s.user_id = :userId AND s.revoked_at IS NULL AND s.expires_at > now() AND u.blocked IS NOT TRUE`,
    { ...claims },
  );
  return rows[0];
};

export interface SessionRow extends SessionState {
  id: number;
  userId: number | null;
}

/** Locked, so the second of two concurrent refreshes sees what the first did. */
export const lockFamily = (sql: Sql, familyHash: string): Promise<SessionRow | undefined> =>
  sql('auth_sessions').where('family_hash', familyHash).forUpdate().first({
    id: 'id',
    userId: 'user_id',
    refreshHash: 'refresh_hash',
    previousHash: 'previous_hash',
    rotatedAt: 'rotated_at',
    expiresAt: 'expires_at',
    revokedAt: 'revoked_at',
  });

export const rotate = (
  sql: Sql,
  id: number,
  next: { refreshHash: string; previousHash: string; now: Date; expiresAt: Date },
) =>
  sql('auth_sessions').where({ id }).update({
    refresh_hash: next.refreshHash,
    previous_hash: next.previousHash,
    rotated_at: next.now,
    last_used_at: next.now,
    expires_at: next.expiresAt,
  });

const living = (sql: Sql) => sql('auth_sessions').whereNull('revoked_at').where('expires_at', '>', sql.fn.now());

export const listSessions = (sql: Sql, userId: number) =>
  living(sql)
    .where('user_id', userId)
    .orderBy('last_used_at', 'desc')
    .select({ id: 'id', createdAt: 'created_at', lastUsedAt: 'last_used_at', userAgent: 'user_agent' });

/** Returns how many sessions ended; 0 if there were none. */
export const endSession = (sql: Sql, { id, userId }: { id: number; userId: number }): Promise<number> =>
  living(sql).where({ id, user_id: userId }).update({ revoked_at: new Date() });

export const endFamily = (sql: Sql, familyHash: string): Promise<number> =>
  living(sql).where('family_hash', familyHash).update({ revoked_at: new Date() });

export const endSessionsOf = (sql: Sql, userId: number): Promise<number> =>
  living(sql).where('user_id', userId).update({ revoked_at: new Date() });

export const deleteOldSessions = (sql: Sql): Promise<number> =>
  sql('auth_sessions').where('expires_at', '<', sql.fn.now()).delete();
