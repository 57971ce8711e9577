import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A reader sees the whole file or none, even after a power failure. */
export const writeAtomically = async (folder: string, name: string, content: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.${name}.unfinished`);
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
