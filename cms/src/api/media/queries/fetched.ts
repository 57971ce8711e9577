import { createHash } from 'node:crypto';
import type { Sql } from '../../../database/sql';

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Where the images of these addresses are in the library, of those that have been fetched and are still there. */
export const readFetched = async (sql: Sql, addresses: string[]): Promise<Map<string, string>> => {
  if (addresses.length === 0) return new Map();
  const byHash = new Map(addresses.map((address) => [hash(address), address]));
  const rows: { address_hash: string; url: string }[] = await sql('fetched_images')
    .join('files', 'files.id', 'fetched_images.file_id')
    .whereRaw('address_hash = ANY (?::text[])', [[...byHash.keys()]])
    .select('address_hash', 'url');
  return new Map(rows.map(({ address_hash, url }) => [byHash.get(address_hash) ?? '', url]));
};

/** Keeps everyone else from storing the same content until the transaction ends. */
export const claimContent = (sql: Sql, content: Buffer) =>
  sql.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [hash(content)]);

export const findContent = (sql: Sql, content: Buffer): Promise<{ id: number; url: string } | undefined> =>
  sql('fetched_images')
    .join('files', 'files.id', 'fetched_images.file_id')
    .where({ content_hash: hash(content) })
    .first('files.id', 'url');

export const rememberFetched = (sql: Sql, address: string, content: Buffer, fileId: number) =>
  sql('fetched_images')
    .insert({ address_hash: hash(address), content_hash: hash(content), file_id: fileId })
    .onConflict('address_hash')
    .merge();
