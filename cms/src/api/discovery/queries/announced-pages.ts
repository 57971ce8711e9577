import type { Publication } from '../../../area/publication';
import type { Sql } from '../../../database/sql';

/** The lock key of whoever announces, next to the boot lock's. The lock ends with its transaction. */
const ANNOUNCING = 7_305_120;

/** A row of no kind, which marks that there is a beginning. */
const BEGINNING = { kind: '', slug: '' };

export interface ChangedPage {
  slug: string;
  /** As PostgreSQL writes it, because a Date would lose microseconds; null if the page is gone. */
  changedAt: string | null;
}

export const takeTurn = async (sql: Sql): Promise<boolean> =>
  (await sql.raw('SELECT pg_try_advisory_xact_lock(?) AS taken', [ANNOUNCING])).rows[0].taken;

export const hasBegun = async (sql: Sql): Promise<boolean> =>
  (await sql('announced_pages').where(BEGINNING).first('kind')) !== undefined;

const current = ({ table, visible, changedAt }: Publication): string =>
  `SELECT ${table}.slug, ${changedAt} AS changed_at FROM ${table} WHERE ${visible}`;

/** Takes the pages as they are now for announced. */
export const begin = async (sql: Sql, publications: Record<string, Publication>): Promise<void> => {
  await sql('announced_pages').insert(BEGINNING);
  for (const [kind, publication] of Object.entries(publications))
    await sql.raw(
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
