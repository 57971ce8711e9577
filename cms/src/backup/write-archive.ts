import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { cannotWrite, UNFINISHED } from './files';
import { OWNER_ONLY, trailerOf } from './trailer';

/** Adds members one after another, and holds no more of them than a stream does. */
export const createArchive = (output: FileHandle) => {
  const tar: Pack = pack();
  const hash = createHash('sha256');
  let bytes = 0;
  const written = (async () => {
    for await (const chunk of tar as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      await output.writeFile(chunk);
    }
  })();
  let failure: Error | undefined;
  written.catch((error: Error) => {
    failure = error;
    tar.destroy(error);
  });
  const mtime = new Date();

  return {
    bytes: () => bytes,

    async add(name: string, content: string | Buffer): Promise<void> {
      await this.addStream(name, Buffer.byteLength(content), [content]);
    },

    async addStream(
      name: string,
      size: number,
      content: AsyncIterable<Buffer> | Iterable<string | Buffer>,
    ): Promise<void> {
      try {
        await pipeline(content, tar.entry({ name, size, mode: OWNER_ONLY, mtime }));
      } catch (error) {
        throw failure ?? error;
      }
    },

    /** Everything is on the disk afterwards. */
    async finish(): Promise<void> {
      // Without the two empty blocks with which tar files end: they are in the trailer.
      tar.push(null);
      await written;
      await output.writeFile(await trailerOf(hash.digest('hex')));
      await output.sync();
    },

    async abort(): Promise<void> {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
};

export type Archive = ReturnType<typeof createArchive>;

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** The file has its name only once `fill` and `check` are through. */
export const writeArchive = async <Filled>(
  file: string,
  fill: (archive: Archive) => Promise<Filled>,
  check: (unfinished: string) => Promise<void>,
): Promise<Filled> => {
  const unfinished = `${file}${UNFINISHED}`;
  const output = await open(unfinished, 'w', OWNER_ONLY).catch(cannotWrite(path.dirname(file)));
  const removeNow = () => rmSync(unfinished, { force: true });
  process.once('exit', removeNow);
  try {
    const archive = createArchive(output);
    let filled: Filled;
    try {
      filled = await fill(archive);
      await archive.finish();
    } catch (error) {
      await archive.abort();
      throw error;
    } finally {
      await output.close();
    }
    await check(unfinished);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
    return filled;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    process.off('exit', removeNow);
  }
};
