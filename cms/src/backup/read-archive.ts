import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { Failure } from '../failure';
import { FORMAT, type Manifest, MEMBERS } from './format';
import { TRAILER_BYTES, trailerOf } from './trailer';

const damaged = (file: string, why: string) =>
  new Failure(`${file} isn’t a whole backup: ${why}. Nothing was changed. Use another backup.`);

const sizeOf = async (file: string): Promise<number> => {
  const found = await stat(file).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(code === 'ENOENT' ? `There is no file ${file}.` : `${file} can’t be read (${code}).`);
  });
  if (!found.isFile()) throw new Failure(`${file} isn’t a file.`);
  return found.size;
};

/** Whether every byte is as it was written. */
export const requireWhole = async (file: string, onBytes: (bytes: number) => void = () => {}): Promise<void> => {
  const size = await sizeOf(file);
  if (size <= TRAILER_BYTES) throw damaged(file, 'it ends too early');
  const hash = createHash('sha256');
  const content = createReadStream(file, { end: size - TRAILER_BYTES - 1, highWaterMark: 1024 * 1024 });
  for await (const chunk of content) {
    hash.update(chunk);
    onBytes(chunk.length);
  }
  const handle = await open(file);
  try {
    const end = Buffer.alloc(TRAILER_BYTES);
    const { bytesRead } = await handle.read(end, 0, TRAILER_BYTES, size - TRAILER_BYTES);
    const expected = await trailerOf(hash.digest('hex'));
    if (bytesRead !== TRAILER_BYTES || !end.equals(expected))
      throw damaged(file, 'it was damaged, or its end is missing');
  } finally {
    await handle.close();
  }
};

/** Calls `read` with each member, in their order. It has to read what it wants of one before it returns. */
export const readMembers = async (
  file: string,
  read: (name: string, content: AsyncIterable<Buffer>) => Promise<'STOP' | undefined>,
): Promise<void> => {
  const members = extract();
  const content = createReadStream(file, { highWaterMark: 1024 * 1024 });
  const reading = pipeline(content, members).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') members.destroy(error);
  });
  try {
    for await (const entry of members) {
      if ((await read(entry.header.name, entry as AsyncIterable<Buffer>)) === 'STOP') break;
      entry.resume();
    }
  } finally {
    content.destroy();
    await reading;
  }
};

export const readJson = async <Content>(content: AsyncIterable<Buffer>): Promise<Content> =>
  JSON.parse(await text(content));

/** What a file says of itself, before it is read as a whole. */
export const readManifest = async (file: string): Promise<Manifest> => {
  await sizeOf(file);
  let manifest: Manifest | undefined;
  try {
    await readMembers(file, async (name, content) => {
      if (name === MEMBERS.readme) return undefined;
      if (name === MEMBERS.manifest) manifest = await readJson<Manifest>(content);
      return 'STOP';
    });
  } catch {
    // Told below.
  }
  if (!manifest) throw damaged(file, 'it doesn’t begin as one');
  if (manifest.format !== FORMAT)
    throw new Failure(
      `${file} was made by a later version of Stoa. Restore it with that version, or with a later one.`,
    );
  return manifest;
};
