import type { Account, Session } from '@stoa/contract';
import { environment } from '../../../environment';
import { unauthorized } from '../../../http/problem';
import type { Visitor } from '../../../http/visitor';
import { hashOf } from '../../../security/opaque-token';
import type { Context } from '../../../services';
import { readAccessToken, signAccessToken } from '../domain/access-token';
import { formatRefreshToken, newRefreshToken, parseRefreshToken, successorOf } from '../domain/refresh-token';
import { judgeRefresh } from '../domain/rotation';
import { findAccount } from '../queries/accounts';
import * as queries from '../queries/sessions';
import { toActiveSession, toSession } from '../serializers/account';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
const SIGNED_OUT = 'Your session has ended. Please sign in again';

/** What a browser gets: the session for its scripts and the refresh token for its cookie only. */
export interface OpenedSession {
  session: Session;
  refreshToken: string;
}

const { jwt: secret } = environment.secrets;
const expiry = (now: Date) => new Date(now.getTime() + LIFETIME_MS);
const withToken = (account: Account, sessionId: number): Session =>
  toSession(account, signAccessToken({ userId: account.id, sessionId }, secret));

export default ({ strapi }: Context) => {
  const database = () => strapi.db.connection;

  return {
    async open(account: Account, userAgent: string): Promise<OpenedSession> {
      const token = newRefreshToken();
      const now = new Date();
      const { id } = await strapi.db.query('api::auth.session').create({
        data: {
          user: account.id,
          familyHash: hashOf(token.family),
          refreshHash: hashOf(token.secret),
          userAgent: userAgent.slice(0, 300),
          lastUsedAt: now,
          expiresAt: expiry(now),
        },
      });
      return { session: withToken(account, Number(id)), refreshToken: formatRefreshToken(token) };
    },

    async visitorOf(accessToken: string): Promise<Visitor | undefined> {
      const claims = readAccessToken(accessToken, secret);
      return claims && queries.findVisitor(database(), claims);
    },

    /** Returns a new access token and the next refresh token. Reusing an old refresh token ends the session. */
    async refresh(refreshToken: string | undefined): Promise<OpenedSession> {
      const token = parseRefreshToken(refreshToken);
      if (!token) throw unauthorized(SIGNED_OUT);
      const opened = await strapi.db.transaction(async ({ trx }): Promise<OpenedSession | undefined> => {
        const [familyHash, presented, now] = [hashOf(token.family), hashOf(token.secret), new Date()];
        const row = await queries.lockFamily(trx, familyHash);
        const verdict = row ? judgeRefresh(row, presented, now) : 'ended';
        if (verdict === 'reused') await queries.endFamily(trx, familyHash);
        if (!row?.userId || verdict === 'reused' || verdict === 'ended') return undefined;

        const account = await findAccount(trx, row.userId);
        if (!account || account.blocked) return undefined;
        const successor = successorOf(token, secret);
        if (verdict === 'rotate')
          await queries.rotate(trx, row.id, {
            refreshHash: hashOf(successor.secret),
            previousHash: presented,
            now,
            expiresAt: expiry(now),
          });
        return { session: withToken(account, row.id), refreshToken: formatRefreshToken(successor) };
      });
      if (!opened) throw unauthorized(SIGNED_OUT);
      return opened;
    },

    async list({ id, sessionId }: Visitor) {
      const rows = await queries.listSessions(database(), id);
      return rows.map((row) => toActiveSession(row, sessionId));
    },

    end: (which: { id: number; userId: number }) => queries.endSession(database(), which),

    async endFamilyOf(refreshToken: string | undefined): Promise<void> {
      const token = parseRefreshToken(refreshToken);
      if (token) await queries.endFamily(database(), hashOf(token.family));
    },

    /** Joins the caller's transaction, if any. */
    endAllOf: (userId: number) => strapi.db.transaction(({ trx }) => queries.endSessionsOf(trx, userId)),

    prune: () => queries.deleteOldSessions(database()),
  };
};
