import type { ActivityEntry } from '@stoa/contract';
import type { ActivityRow } from '../queries/activity';

export const toActivityEntry = (row: ActivityRow): ActivityEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
  action: row.action,
  subject: { kind: row.kind, id: row.recordId, title: row.title },
  changes: row.changes.map(({ field, before, after, shortened }) => ({ field, before, after, shortened })),
});
