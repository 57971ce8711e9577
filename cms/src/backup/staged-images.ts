import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../failure';
import { listFiles } from '../images/storage/folder';

/** Beside the images, so that moving them is a matter of their names. */
export const STAGE = '.restore-';
export const JOURNAL = '.journal.json';

const folderOf = (uploads: string, id: string) => path.join(uploads, STAGE + id);

export interface Journal {
  /** Images of the shop that was replaced, which the backup of it has. */
  remove: string[];
}

export interface StagedImages {
  add(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Before the database is told. */
  close(options: { removesOthers: boolean }): Promise<void>;
  discard(): Promise<void>;
}

export const requireName = (name: string): void => {
  if (path.basename(name) !== name || name.startsWith('.')) throw new Failure(`The backup has no image ${name}.`);
};

/** Images wait here until the database has what refers to them. */
export const stageImages = async (uploads: string, id: string): Promise<StagedImages> => {
  const folder = folderOf(uploads, id);
  const before = await listFiles(uploads);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const staged = new Set<string>();
  return {
    async add(name: string, content: AsyncIterable<Buffer>): Promise<void> {
      requireName(name);
      await pipeline(content, createWriteStream(path.join(folder, name), { flags: 'wx', flush: true }));
      staged.add(name);
    },
    async close({ removesOthers }: { removesOthers: boolean }): Promise<void> {
      const remove = removesOthers ? before.filter((name) => !staged.has(name)) : [];
      await writeFile(path.join(folder, JOURNAL), JSON.stringify({ remove } satisfies Journal), { flush: true });
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
};

const putInPlace = async (uploads: string, id: string): Promise<void> => {
  const folder = folderOf(uploads, id);
  const { remove }: Journal = JSON.parse(await readFile(path.join(folder, JOURNAL), 'utf8'));
  for (const name of await listFiles(folder)) await rename(path.join(folder, name), path.join(uploads, name));
  for (const name of remove) await rm(path.join(uploads, path.basename(name)), { force: true });
  await rm(folder, { recursive: true });
};

/** After a restore, however it ended: `id` is of the last one that the database has. Killed, it goes on the next time. */
export const settleImages = async (uploads: string, id: string | undefined): Promise<void> => {
  const entries = await readdir(uploads).catch(() => []);
  for (const name of entries.filter((entry) => entry.startsWith(STAGE)))
    if (id && name === STAGE + id) await putInPlace(uploads, id);
    else await rm(path.join(uploads, name), { recursive: true, force: true });
};
