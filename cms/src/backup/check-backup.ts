import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { PassThrough, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Failure } from '../failure';
import { type Contents, DATA, type Manifest, MEMBERS, tableOf, UPLOADS } from './format';
import { pour } from './pour';
import type { Report } from './progress';
import { readJson, readManifest, readMembers, requireWhole } from './read-archive';

export interface CheckedBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
  contents: Contents;
}

/** The checksums of the tables, from their parts. */
const createTableChecks = () => {
  const sums = new Map<string, string>();
  let open: { table: string; input: PassThrough; sum: Promise<string> } | undefined;
  const close = async (): Promise<void> => {
    if (!open) return;
    open.input.end();
    sums.set(open.table, await open.sum);
    open = undefined;
  };
  const begin = (table: string) => {
    const input = new PassThrough();
    const hash = createHash('sha256');
    const into = new Writable({
      write(chunk, _encoding, done) {
        hash.update(chunk);
        done();
      },
    });
    const sum = pipeline(input, createGunzip(), into).then(() => hash.digest('hex'));
    sum.catch((error: Error) => input.destroy(error));
    return { table, input, sum };
  };
  return {
    async add(table: string, part: AsyncIterable<Buffer>): Promise<void> {
      if (open?.table !== table) await close();
      open ??= begin(table);
      await pour(part, open.input);
    },
    async finish(): Promise<Map<string, string>> {
      await close();
      return sums;
    },
  };
};

const NO_ROWS = createHash('sha256').digest('hex');

/** Reads a backup as a restore would. Whoever gets an answer has a backup that is whole. */
export const checkBackup = async (file: string, report: Report = () => {}): Promise<CheckedBackup> => {
  const manifest = await readManifest(file);
  const { size } = await stat(file);
  let read = 0;
  await requireWhole(file, (bytes) => {
    read += bytes;
    report({ step: 'Checking', done: read, total: size, unit: 'bytes' });
  });
  report({ step: 'Checking', done: size, total: size, unit: 'bytes' });
  const tables = createTableChecks();
  let contents: Contents | undefined;
  let images = 0;
  await readMembers(file, async (name, content) => {
    if (name.startsWith(DATA)) await tables.add(tableOf(name), content);
    else if (name.startsWith(UPLOADS)) images += 1;
    else if (name === MEMBERS.contents) contents = await readJson<Contents>(content);
    return undefined;
  });
  const sums = await tables.finish();
  const isComplete =
    contents?.images === images && contents.tables.every(({ name, sha256 }) => (sums.get(name) ?? NO_ROWS) === sha256);
  if (!contents || !isComplete)
    throw new Failure(`${file} isn’t a whole backup: it doesn’t hold what it lists. Use another backup.`);
  return { file, bytes: size, manifest, contents };
};
