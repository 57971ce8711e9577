import jwt from 'jsonwebtoken';

/** Short-lived, for signed-in requests between refreshes. Each request still checks that the session is active. */
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

/** Undefined if the token has expired or we didn't sign it. */
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
