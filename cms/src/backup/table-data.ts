import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { from, to } from 'pg-copy-streams';
import { partOf, type SavedTable, type SequenceValue } from './format';
import { pour } from './pour';
import type { TableColumns } from './schema/read-schema';
import type { Archive } from './write-archive';

/** Before compression. A member of a tar file says its size first, so a part is compressed in memory. */
const PART_BYTES = 4 * 1024 * 1024;
/** Level 4 takes half the time of 6, and the file is 3 % larger. */
const LEVEL = 4;
const compress = promisify(gzip);
/** One ends each row; those within a value are written otherwise. */
const NEWLINE = 10;

const copied = ({ name, columns }: TableColumns): string =>
  `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

/** The rows in parts of about 4 MB. */
async function* partsOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** Reads a table, and says what was read. PostgreSQL has to have sent as many rows. */
const readTable = async (
  client: Client,
  table: TableColumns,
  take: (part: Buffer, number: number) => Promise<void>,
): Promise<SavedTable> => {
  const copy = client.query(to(`COPY ${copied(table)} TO STDOUT`));
  const hash = createHash('sha256');
  let [part, rows] = [0, 0];
  for await (const bytes of partsOf(copy)) {
    hash.update(bytes);
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1;
    part += 1;
    await take(bytes, part);
  }
  // The stream ends before PostgreSQL has said how many there were.
  await client.query('SELECT');
  if (rows !== copy.rowCount) throw new Error(`Of ${table.name}, ${copy.rowCount} rows were sent, and ${rows} came`);
  return { name: table.name, rows, sha256: hash.digest('hex') };
};

/** Text, which every later version of PostgreSQL reads, and people, too. */
export const saveTable = (client: Client, table: TableColumns, archive: Archive): Promise<SavedTable> =>
  readTable(client, table, async (bytes, part) =>
    archive.add(partOf(table.name, part), await compress(bytes, { level: LEVEL })),
  );

/** The same without keeping anything, to compare a table with a saved one. */
export const checksumOfTable = (client: Client, table: TableColumns): Promise<SavedTable> =>
  readTable(client, table, async () => {});

/** Takes the parts of a table, one after another. */
export const openTable = (client: Client, table: TableColumns) => {
  const gunzip = createGunzip();
  const input = new PassThrough();
  const done = pipeline(input, gunzip, client.query(from(`COPY ${copied(table)} FROM STDIN`)));
  // Told by `close`, or by the next part.
  done.catch((error: Error) => input.destroy(error));
  return {
    name: table.name,
    add: (part: AsyncIterable<Buffer>) => pour(part, input),
    close: () => {
      input.end();
      return done;
    },
  };
};

export type OpenTable = ReturnType<typeof openTable>;

const READ_SEQUENCES = `
  SELECT string_agg(format('SELECT %L AS name, last_value::text AS value, is_called AS "isCalled" FROM %I.%I', sequencename, schemaname,
    sequencename), ' UNION ALL ' ORDER BY sequencename COLLATE "C") AS sql FROM pg_sequences WHERE schemaname = 'public'`;

/** Sequences have no snapshot: read after one begins, they are as far as its rows, or further. */
export const readSequences = async (client: Client): Promise<SequenceValue[]> => {
  const { rows } = await client.query<{ sql: string | null }>(READ_SEQUENCES);
  return rows[0]?.sql ? (await client.query<SequenceValue>(rows[0].sql)).rows : [];
};

export const setSequences = async (client: Client, sequences: SequenceValue[]): Promise<void> => {
  for (const { name, value, isCalled } of sequences)
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2, $3)", [name, value, isCalled]);
};

/** Before its first one, `value` is still to be given out. */
const lastGiven = ({ value, isCalled }: SequenceValue): bigint => BigInt(value) - (isCalled ? 0n : 1n);

/** What the shop that is replaced has given out since the backup: a number isn’t given to two orders. */
export const advanceSequences = async (
  client: Client,
  saved: SequenceValue[],
  present: SequenceValue[],
): Promise<void> => {
  const further = present.filter((sequence) => {
    const before = saved.find(({ name }) => name === sequence.name);
    return before && lastGiven(sequence) > lastGiven(before);
  });
  await setSequences(client, further);
};
