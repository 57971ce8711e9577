import type { Account, ActiveSession, Session } from '@stoa/contract';

/** The only account columns that may leave the server. */
export const toAccount = ({ id, name, email, role, avatar }: Account): Account => ({ id, name, email, role, avatar });

export const toSession = (account: Account, token: string): Session => ({ ...toAccount(account), token });

interface SessionListRow {
  id: number;
  createdAt: Date;
  lastUsedAt: Date;
  userAgent: string | null;
}

export const toActiveSession = (row: SessionListRow, currentId: number): ActiveSession => ({
  id: row.id,
  current: row.id === currentId,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  userAgent: row.userAgent ?? '',
});
