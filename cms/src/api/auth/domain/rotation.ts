/** How long the previous token stays valid after a rotation, for two tabs at once or an answer that never arrived. */
const GRACE_MS = 10_000;

export interface SessionState {
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

export type Verdict = 'rotate' | 'repeat' | 'reused' | 'ended';

/** `reused` means two parties hold tokens of one session, so one of them was stolen. */
export const judgeRefresh = (session: SessionState, presentedHash: string, now: Date): Verdict => {
  if (session.revokedAt || session.expiresAt <= now) return 'ended';
  if (presentedHash === session.refreshHash) return 'rotate';
  const sinceRotation = session.rotatedAt ? now.getTime() - session.rotatedAt.getTime() : Number.POSITIVE_INFINITY;
  return presentedHash === session.previousHash && sinceRotation <= GRACE_MS ? 'repeat' : 'reused';
};
