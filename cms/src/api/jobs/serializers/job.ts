import type { Job, JobRow } from '@stoa/contract';
import type { JobRecord, SettledRow } from '../queries/jobs';

export const toJob = (row: JobRecord): Job => ({
  id: row.id,
  kind: row.kind,
  action: row.input.action,
  change: { price: row.input.price, stock: row.input.stock },
  status: row.status,
  createdBy: { id: row.user_id, name: row.user_name },
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  total: row.total,
  counts: { changed: row.changed, unchanged: row.unchanged, skipped: row.skipped, failed: row.failed },
});

export const toJobRow = ({ record_id, title, outcome, message }: SettledRow): JobRow => ({
  recordId: record_id,
  title,
  outcome,
  message,
});
