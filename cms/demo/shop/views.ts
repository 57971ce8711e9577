import type { Sql } from '../../src/database/sql';
import type { DayOfViews } from '../schedule';

/** Adds views by day for the dashboard charts. */
export async function insertViews(sql: Sql, subject: 'item' | 'post', subjectId: number, days: readonly DayOfViews[]) {
  if (days.length === 0) return;
  await sql('view_days').insert(
    days.map(({ day, views }) => ({
      subject,
      subject_id: subjectId,
      day,
      views,
      created_at: sql.fn.now(),
      updated_at: sql.fn.now(),
    })),
  );
}
