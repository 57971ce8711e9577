import type { Publication } from '../../../area/publication';
import type { Sql } from '../../../database/sql';

/** A row of no kind, which marks that there is a beginning, and until when somebody announces. */
const BEGINNING = { kind: '', slug: '' };

export interface ChangedPage {
  slug: string;
  /** As PostgreSQL writes it, because a Date would lose microseconds; null if the page is gone. */
  changedAt: string | null;
}

/** Keeps other processes from announcing the same for so long, unless it's ended before. Undefined if another one does. */
export const takeLease = async (sql: Sql, seconds: number): Promise<string | undefined> => {
  const [taken] = await sql('announced_pages')
    .where(BEGINNING)
    .whereRaw('(locked_until IS NULL OR locked_until < now())')
    .update({ locked_until: sql.raw('now() + make_interval(secs => ?)', [seconds]) })
    .returning(sql.raw('locked_until::text AS lease'));
  return taken?.lease;
};

/** Not another process's, if this one took too long. */
export const endLease = (sql: Sql, lease: string) =>
  sql('announced_pages').where(BEGINNING).whereRaw('locked_until::text = ?', [lease]).update({ locked_until: null });

const current = ({ table, visible, changedAt }: Publication): string =>
  `SELECT ${table}.slug, ${changedAt} AS changed_at FROM ${table} WHERE ${visible}`;

/** The first time, takes the pages as they are now for announced. */
export const begin = async (trx: Sql, publications: Record<string, Publication>): Promise<void> => {
  const { rows } = await trx.raw(
    'INSERT INTO announced_pages (kind, slug) VALUES (:kind, :slug) ON CONFLICT DO NOTHING RETURNING kind',
    BEGINNING,
  );
  if (rows.length === 0) return;
  for (const [kind, publication] of Object.entries(publications))
    await trx.raw(
      `INSERT INTO announced_pages (kind, slug, changed_at) SELECT ?, page.* FROM (${current(publication)}) page`,
      [kind],
    );
};

/** Pages that are new, changed, or gone since they were announced. */
export const readChangedPages = async (
  sql: Sql,
  kind: string,
  publication: Publication,
  limit: number,
): Promise<ChangedPage[]> => {
  const { rows } = await sql.raw(
    `SELECT COALESCE(page.slug, announced.slug) AS slug, page.changed_at::text AS "changedAt"
     FROM (${current(publication)}) page
     FULL JOIN (SELECT slug, changed_at FROM announced_pages WHERE kind = :kind) announced USING (slug)
     WHERE page.changed_at IS DISTINCT FROM announced.changed_at
     LIMIT :limit`,
    { kind, limit },
  );
  return rows;
};

export const recordAnnounced = async (sql: Sql, kind: string, pages: ChangedPage[]): Promise<void> => {
  await sql.raw(
    `WITH told AS (SELECT * FROM json_to_recordset(:pages) AS page (slug text, "changedAt" timestamp(6))),
       gone AS (DELETE FROM announced_pages USING told
         WHERE announced_pages.kind = :kind AND announced_pages.slug = told.slug AND told."changedAt" IS NULL)
     INSERT INTO announced_pages (kind, slug, changed_at)
     SELECT :kind, slug, "changedAt" FROM told WHERE "changedAt" IS NOT NULL
     ON CONFLICT (kind, slug) DO UPDATE SET changed_at = EXCLUDED.changed_at`,
    { kind, pages: JSON.stringify(pages) },
  );
};
