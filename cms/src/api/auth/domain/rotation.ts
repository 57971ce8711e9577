/** How long the token before the last rotation may come again: two tabs at once, or an answer that never arrived. */
const GRACE_MS = 10_000;

export interface SessionState {
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

export type Verdict = 'rotate' | 'repeat' | 'reused' | 'ended';

/** What a refresh token deserves; `reused` means that two hold tokens of one session, and one of them stole it. */
export const judgeRefresh = (session: SessionState, presentedHash: string, now: Date): Verdict => {
  if (session.revokedAt || session.expiresAt <= now) return 'ended';
  if (presentedHash === session.refreshHash) return 'rotate';
  const sinceRotation = session.rotatedAt ? now.getTime() - session.rotatedAt.getTime() : Number.POSITIVE_INFINITY;
  return presentedHash === session.previousHash && sinceRotation <= GRACE_MS ? 'repeat' : 'reused';
};
