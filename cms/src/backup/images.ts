import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { listFiles } from '../images/storage/folder';

/** Links to the images while they are copied. Hidden, and beside them, since links can’t leave a disk. */
const LINKS = '.backup';

const ignore =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error;
  };

/**
 * Keeps images from going away while they are copied: what is deleted meanwhile still has its link. To be asked before a snapshot, and
 * after it: what a row refers to was there at one of the two. Where a disk has no links, what is deleted in these minutes is missing.
 */
export const holdImages = async (uploads: string) => {
  const links = path.join(uploads, LINKS);
  await rm(links, { recursive: true, force: true });
  const hold = async (): Promise<void> => {
    const images = await listFiles(uploads);
    if (images.length === 0) return;
    await mkdir(links, { recursive: true, mode: 0o700 });
    for (const name of images)
      await link(path.join(uploads, name), path.join(links, name)).catch(
        ignore('EEXIST', 'ENOENT', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'),
      );
  };
  await hold();
  return {
    hold,
    /** With where each can be read. */
    async list(): Promise<Map<string, string>> {
      const held = new Map((await listFiles(uploads)).map((name) => [name, path.join(uploads, name)]));
      for (const name of await listFiles(links)) held.set(name, path.join(links, name));
      return new Map([...held].sort(([one], [other]) => (one < other ? -1 : 1)));
    },
    release: () => rm(links, { recursive: true, force: true }),
  };
};

/** The names of the files that the library’s records refer to, in all sizes. */
const REFERRED = `
  SELECT url FROM public.files WHERE provider = 'local'
  UNION SELECT resized ->> 'url' FROM public.files, jsonb_each(formats::jsonb) AS format(name_of_size, resized)
    WHERE provider = 'local' AND jsonb_typeof(formats::jsonb) = 'object'`;

export const referredImages = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ url: string | null }>(REFERRED);
  return rows.flatMap(({ url }) => (url ? [path.posix.basename(url.split('?')[0] ?? '')] : []));
};
