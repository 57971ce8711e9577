/** Writes of many records at once, past the Document Service: what it does besides, whoever calls these does himself. */
import { randomUUID } from 'node:crypto';
import type { Sql } from './sql';

type Attributes = Record<string, unknown>;

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Attribute names → columns; relations to one record are columns of their id, what is a list or an object is JSON. */
export const toColumns = (attributes: Attributes, relations: string[]): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        relations.includes(name) ? `${name}_id` : toSnake(name),
        Array.isArray(value) ? JSON.stringify(value) : value,
      ]),
  );

/** The columns that Strapi keeps of every record. */
export const newRecordColumns = (now: Date) => ({
  document_id: randomUUID().replaceAll('-', '').slice(0, 24),
  created_at: now,
  updated_at: now,
  published_at: now,
});

export interface LinkTable {
  table: string;
  owner: string;
  other: string;
}

/** The other ends of each owner's links, in their order, in place of what was linked. */
export const replaceLinks = async (
  sql: Sql,
  { table, owner, other }: LinkTable,
  linked: Map<number, number[]>,
): Promise<void> => {
  if (linked.size === 0) return;
  await sql(table)
    .whereIn(`${owner}_id`, [...linked.keys()])
    .delete();
  const links = [...linked].flatMap(([id, others]) =>
    others.map((otherId, index) => ({
      [`${owner}_id`]: id,
      [`${other}_id`]: otherId,
      [`${other}_ord`]: index + 1,
      [`${owner}_ord`]: id,
    })),
  );
  if (links.length > 0) await sql(table).insert(links);
};

/** The ids of freshly inserted rows by their slug. */
export const insertedIds = async (sql: Sql, table: string, rows: object[]): Promise<Map<string, number>> => {
  const inserted: { id: number; slug: string }[] = await sql(table).insert(rows).returning(['id', 'slug']);
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
};

export const readTermIds = async (sql: Sql, table: string): Promise<Map<string, number>> => {
  const rows: { id: number; slug: string }[] = await sql(table).select('id', 'slug');
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};
