import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageStorage, StoredImage } from './image-storage';

/** Files, not folders. Hidden ones aren't images. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
};

const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

export const folderStorage = (folder: string): ImageStorage => ({
  name: folder,

  async list() {
    const listed = new Map<string, StoredImage>();
    for (const name of await listFiles(folder)) {
      const found = await stat(path.join(folder, name)).catch(ignoreMissing);
      if (found) listed.set(name, { bytes: found.size, changedAt: found.mtime, md5: undefined });
    }
    return listed;
  },

  async open(name) {
    const handle = await open(path.join(folder, path.basename(name))).catch(ignoreMissing);
    if (!handle) return undefined;
    const { size, mtimeMs } = await handle.stat();
    // A file that grows meanwhile is as long as it was.
    return {
      content: handle.createReadStream({ end: Math.max(size - 1, 0) }),
      bytes: size,
      etag: `"${size}-${mtimeMs}"`,
    };
  },

  async write(name, content) {
    const unfinished = path.join(folder, `.${name}.unfinished`);
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, path.join(folder, name));
  },

  remove: (name) => rm(path.join(folder, path.basename(name)), { force: true }),
});
