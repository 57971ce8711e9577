import jwt from 'jsonwebtoken';

/** Short-lived, for the signed-in requests between two refreshes; each request still asks whether the session lives. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'stoa';

export interface AccessClaims {
  userId: number;
  sessionId: number;
}

export const signAccessToken = ({ userId, sessionId }: AccessClaims, secret: string): string =>
  jwt.sign({ sid: sessionId }, secret, {
    algorithm: 'HS256',
    subject: String(userId),
    issuer: ISSUER,
    expiresIn: ACCESS_TOKEN_SECONDS,
  });

/** Undefined for whatever we did not sign, or whose time is over. */
export const readAccessToken = (token: string, secret: string): AccessClaims | undefined => {
  try {
    const claims = jwt.verify(token, secret, { algorithms: ['HS256'], issuer: ISSUER });
    if (typeof claims === 'string') return undefined;
    const [userId, sessionId] = [Number(claims.sub), Number(claims.sid)];
    return Number.isSafeInteger(userId) && Number.isSafeInteger(sessionId) ? { userId, sessionId } : undefined;
  } catch {
    return undefined;
  }
};
