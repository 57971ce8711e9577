import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { type CheckedBackup, checkBackup } from './check-backup';
import { cannotWrite, removeAbandoned } from './files';
import { type Contents, FORMAT, type Manifest, MEMBERS, README } from './format';
import { referredImages } from './images';
import type { Report } from './progress';
import { type DatabaseSchema, readSchema } from './schema/read-schema';
import { fingerprint, seal } from './secrets';
import { type HeldImages, type ShopImages, saveImage } from './shop-images';
import { beginSnapshot, claimBackup, connect, letOthersBoot } from './snapshot';
import { readSequences, saveTable } from './table-data';
import { readHistory, readMajor } from './versions';
import { type Archive, writeArchive } from './write-archive';

export interface BackupOptions {
  /** Of the database, past a pooler. */
  databaseUrl: string;
  images: ShopImages;
  /** To be written. Its folder is made. */
  file: string;
  /** Of this program. */
  version: string;
  encryptionKey: string;
  /** The text of `.env`, and who opens it. */
  secrets?: { text: string; passphrase: string } | undefined;
  /** Whoever calls keeps others from starting the shop. */
  isClaimed?: boolean;
  report?: Report;
}

const json = (content: object): string => `${JSON.stringify(content, undefined, 1)}\n`;

const writeManifest = async (client: Client, archive: Archive, options: BackupOptions, takenAt: Date) => {
  const { version, encryptionKey, secrets } = options;
  const manifest: Manifest = {
    format: FORMAT,
    version,
    takenAt: takenAt.toISOString(),
    postgres: await readMajor(client),
    ...(await readHistory(client)),
    hasSecrets: secrets !== undefined,
    encryptionKey: fingerprint(encryptionKey),
  };
  await archive.add(MEMBERS.readme, README);
  await archive.add(MEMBERS.manifest, json(manifest));
  if (secrets) await archive.add(MEMBERS.secrets, json(seal(secrets.text, secrets.passphrase)));
};

const writeTables = async (client: Client, archive: Archive, { tables }: DatabaseSchema, report: Report) => {
  const saved: Contents['tables'] = [];
  for (const table of tables) {
    saved.push(await saveTable(client, table, archive));
    report({ step: 'Tables', done: saved.length, total: tables.length, unit: 'tables' });
  }
  return saved;
};

const writeImages = async (
  archive: Archive,
  files: Awaited<ReturnType<HeldImages['list']>>,
  report: Report,
): Promise<Set<string>> => {
  const saved = new Set<string>();
  for (const [name, open] of files) {
    if (await saveImage(name, open, archive)) saved.add(name);
    report({ step: 'Images', done: saved.size, total: files.size, unit: 'images' });
  }
  return saved;
};

const fill = async (client: Client, archive: Archive, options: BackupOptions): Promise<void> => {
  const { report = () => {}, isClaimed = false } = options;
  const images = await options.images.hold();
  try {
    const takenAt = await beginSnapshot(client, isClaimed);
    await images.hold();
    const schema = await readSchema(client);
    if (!isClaimed) await letOthersBoot(client);
    await writeManifest(client, archive, options, takenAt);
    await archive.add(MEMBERS.schema, json(schema));
    const tables = await writeTables(client, archive, schema, report);
    const sequences = await readSequences(client);
    const referred = await referredImages(client);
    await client.query('COMMIT');
    const saved = await writeImages(archive, await images.list(), report);
    const missingImages = [...new Set(referred)].filter((name) => !saved.has(name)).sort();
    await archive.add(
      MEMBERS.contents,
      json({ tables, sequences, images: saved.size, missingImages } satisfies Contents),
    );
  } finally {
    await images.release();
  }
};

/** Beside a running shop. The file is there once it is whole and was read back. */
export const createBackup = async (options: BackupOptions): Promise<CheckedBackup> => {
  const folder = path.dirname(options.file);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotWrite(folder));
  const client = await connect(options.databaseUrl, 'stoa backup');
  try {
    await claimBackup(client);
    await removeAbandoned(folder);
    let checked: CheckedBackup | undefined;
    await writeArchive(
      options.file,
      (archive) => fill(client, archive, options),
      async (unfinished) => {
        checked = await checkBackup(unfinished, options.report);
      },
    );
    if (!checked) throw new Error('A backup wasn’t read back');
    return { ...checked, file: options.file };
  } finally {
    await client.end();
  }
};
