import { LINKS_FOUND, type TrashKind } from '@stoa/contract';
import { formerSlugs } from '../../../database/lists/former-slugs';
import { matchSearch } from '../../../database/lists/search';
import type { Query, Sql } from '../../../database/sql';

/** Records that links can lead to. */
export interface LinkedKind {
  kind: TrashKind;
  table: string;
  /** The column. */
  title: string;
  /** SQL for what every visitor can see. */
  visible: string;
  /** Whether its former slugs lead to it, too. */
  keepsSlugs: boolean;
  page: (slug: string) => string;
}

export interface LinkRow {
  kind: TrashKind;
  title: string;
  slug: string;
  visible: boolean;
}

const select = (sql: Sql, { kind, table, title, visible }: LinkedKind): Query =>
  sql(table).select(
    sql.raw('?::text AS kind', [kind]),
    sql.ref(`${table}.${title}`).as('title'),
    `${table}.slug`,
    sql.raw(`(${visible}) AS visible`),
  );

/** The first of each kind; those whose titles begin with the search come before the others. */
export const searchLinks = (sql: Sql, kinds: LinkedKind[], search = ''): Promise<LinkRow[]> => {
  const found = kinds.map((kind) => {
    const title = `${kind.table}.${kind.title}`;
    const query = select(sql, kind)
      .orderByRaw('starts_with(lower(??), lower(?)) DESC, ??, ??', [title, search, title, `${kind.table}.id`])
      .limit(LINKS_FOUND);
    matchSearch(query, [title], search);
    return query;
  });
  return sql.unionAll(found, true);
};

export type Asked = Pick<LinkRow, 'kind' | 'slug'>;

/** What addresses lead to, each with the slug that was asked for: one of now or before, or an id, as pages of records are found. */
export const readLinks = async (sql: Sql, kinds: LinkedKind[], asked: Asked[]): Promise<LinkRow[]> => {
  const queries = kinds.flatMap((kind) => {
    const slugs = asked.filter((one) => one.kind === kind.kind).map(({ slug }) => slug);
    if (slugs.length === 0) return [];
    const id = sql.raw(`CASE WHEN asked.slug ~ '^[0-9]{1,9}$' THEN asked.slug::int END`);
    const named = select(sql, kind).where((either) => {
      either.where(`${kind.table}.id`, id).orWhereRaw('?? = asked.slug', [`${kind.table}.slug`]);
      if (kind.keepsSlugs)
        either.orWhereRaw('?? = (SELECT record_id FROM ?? had WHERE had.slug = asked.slug)', [
          `${kind.table}.id`,
          formerSlugs(kind.table),
        ]);
    });
    named.orderByRaw('visible DESC, ?? IS NOT DISTINCT FROM ? DESC, ?? = asked.slug DESC', [
      `${kind.table}.id`,
      id,
      `${kind.table}.slug`,
    ]);
    const found = sql.raw('unnest(?::text[]) AS asked (slug) CROSS JOIN LATERAL ? AS found', [slugs, named.limit(1)]);
    return [sql.select('found.kind', 'found.title', 'asked.slug', 'found.visible').from(found) as Query];
  });
  return queries.length > 0 ? sql.unionAll(queries) : [];
};
