import type { TrashEntry } from '@stoa/contract';
import type { TrashRow } from '../queries/trash';

export const toTrashEntry = (row: TrashRow): TrashEntry => ({
  id: row.id,
  kind: row.kind,
  recordId: row.recordId,
  title: row.title,
  deletedAt: row.deletedAt.toISOString(),
  deletedBy: { kind: row.actorKind, id: row.actorId, name: row.actorName },
  expiresAt: row.expiresAt.toISOString(),
});
