import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { Failure } from '../failure';
import type { CheckedBackup } from './check-backup';
import { type Contents, DATA, MEMBERS, type SavedTable, tableOf, UPLOADS } from './format';
import type { Report } from './progress';
import { readJson, readMembers } from './read-archive';
import { type DatabaseSchema, readSchema, type TableColumns } from './schema/read-schema';
import type { StagedImages } from './staged-images';
import { checksumOfTable, type OpenTable, openTable, setSequences } from './table-data';

/** Functions may name tables that aren’t there yet. What names nothing of a schema means the shop’s. */
const LOADING = 'SET LOCAL check_function_bodies = off; SET LOCAL search_path = public';
const READING = 'SET LOCAL search_path = pg_catalog';

const run = async (client: Client, kinds: Record<string, string[]>): Promise<void> => {
  for (const [kind, statements] of Object.entries(kinds))
    if (statements.length > 0)
      await client.query(statements.join(';\n')).catch((error: Error) => {
        throw new Error(`its ${kind} can’t be made: ${error.message}`, { cause: error });
      });
};

/** Takes the rows of each table to it, in the order of the file. */
const createLoader = (client: Client, tables: TableColumns[], saved: SavedTable[], report: Report) => {
  const total = saved.filter(({ rows }) => rows > 0).length;
  const byName = new Map(tables.map((table) => [table.name, table]));
  let open: OpenTable | undefined;
  let done = 0;
  const close = async (): Promise<void> => {
    await open?.close();
    open = undefined;
  };
  return {
    async add(name: string, part: AsyncIterable<Buffer>): Promise<void> {
      const table = byName.get(name);
      if (!table) throw new Error(`it has rows of a table ${name} that it doesn’t describe`);
      if (open?.name !== name) {
        await close();
        done += 1;
        report({ step: 'Tables', done, total, unit: 'tables' });
      }
      open ??= openTable(client, table);
      await open.add(part);
    },
    close,
  };
};

/** Casts of a list of texts: PostgreSQL moves them to each of the list once it has read what it wrote itself. */
const withoutCasts = (statement: string): string =>
  statement.replace(/::(character varying|text)(\[\])?/g, '').replace(/[()\s]/g, '');

/**
 * Every statement and every row has to be as it was in the shop that was backed up, in the same order: PostgreSQL fills a table that is
 * made in the same transaction from front to back.
 */
const compare = async (client: Client, schema: DatabaseSchema, contents: Contents, report: Report): Promise<void> => {
  await client.query(READING);
  const made = await readSchema(client);
  for (const part of ['beforeRows', 'afterRows'] as const)
    for (const [kind, statements] of Object.entries(schema[part]))
      if (!isDeepStrictEqual(made[part][kind]?.map(withoutCasts), statements.map(withoutCasts)))
        throw new Error(`its ${kind} came out otherwise`);
  for (const [place, table] of schema.tables.entries()) {
    const saved = contents.tables.find(({ name }) => name === table.name);
    if (!isDeepStrictEqual(await checksumOfTable(client, table), saved))
      throw new Error(`the rows of ${table.name} came out otherwise`);
    report({ step: 'Comparing', done: place + 1, total: schema.tables.length, unit: 'tables' });
  }
};

/** Into an empty schema, within a transaction. Throws unless everything is as it was. */
export const loadBackup = async (
  client: Client,
  { file, contents }: CheckedBackup,
  images: StagedImages,
  report: Report,
): Promise<void> => {
  let schema: DatabaseSchema | undefined;
  let loader: ReturnType<typeof createLoader> | undefined;
  let staged = 0;
  await client.query(LOADING);
  await readMembers(file, async (name, content) => {
    if (name === MEMBERS.schema) {
      schema = await readJson<DatabaseSchema>(content);
      await run(client, schema.beforeRows);
      loader = createLoader(client, schema.tables, contents.tables, report);
    } else if (name.startsWith(DATA)) await loader?.add(tableOf(name), content);
    else if (name.startsWith(UPLOADS)) {
      await images.add(name.slice(UPLOADS.length), content);
      staged += 1;
      report({ step: 'Images', done: staged, total: contents.images, unit: 'images' });
    }
    return undefined;
  });
  await loader?.close();
  if (!schema) throw new Failure(`${file} has no tables.`);
  await run(client, schema.afterRows);
  await setSequences(client, contents.sequences);
  await compare(client, schema, contents, report);
};
