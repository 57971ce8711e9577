import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Failure } from '../../failure';
import type { ImageStorage, StoredImage } from './image-storage';
import { severalAtATime } from './several-at-a-time';

/** Each is in memory, and few are larger than 10 MB. */
const AT_ONCE = 4;

export interface Moved {
  copied: number;
  /** Were there already, and the same. */
  same: number;
  /** Are another image there, changed later than here: replaced since they were copied. */
  newer: string[];
  removed: number;
}

const read = async (storage: ImageStorage, name: string): Promise<Buffer | undefined> => {
  const image = await storage.open(name);
  return image && buffer(image.content);
};

const sumOf = (content: Buffer | undefined, algorithm: 'md5' | 'sha256'): string | undefined =>
  content && createHash(algorithm).update(content).digest('hex');

/**
 * Copies images that aren’t there, reads each back, and compares it with the original by its SHA-256. Interrupted or repeated, it goes on
 * with the rest.
 */
export const moveImages = async (
  { from, to, removes }: { from: ImageStorage; to: ImageStorage; removes: boolean },
  report: (done: number, total: number) => void = () => {},
): Promise<Moved> => {
  const [originals, there] = [await from.list(), await to.list()];
  const moved: Moved = { copied: 0, same: 0, newer: [], removed: 0 };

  const isSame = async (name: string, original: StoredImage, copy: StoredImage): Promise<boolean> => {
    if (original.bytes !== copy.bytes) return false;
    if (copy.md5) return copy.md5 === sumOf(await read(from, name), 'md5');
    if (original.md5) return original.md5 === sumOf(await read(to, name), 'md5');
    return sumOf(await read(from, name), 'sha256') === sumOf(await read(to, name), 'sha256');
  };

  /** False if it has gone meanwhile. */
  const copy = async (name: string): Promise<boolean> => {
    const content = await read(from, name);
    if (!content) return false;
    await to.write(name, content);
    const [here, copied] = [await read(from, name), await read(to, name)];
    if (here && sumOf(here, 'sha256') === sumOf(copied, 'sha256')) return true;
    await to.remove(name);
    if (!here) return false;
    throw new Failure(`${name} isn’t the same in ${to.name}, so it was removed there. Run this again.`);
  };

  const move = async (name: string): Promise<void> => {
    const [original, copied] = [originals.get(name), there.get(name)];
    if (!original) return;
    if (copied && (await isSame(name, original, copied))) moved.same += 1;
    else if (copied && copied.changedAt >= original.changedAt) return void moved.newer.push(name);
    else if (await copy(name)) moved.copied += 1;
    else return;
    if (!removes) return;
    await from.remove(name);
    moved.removed += 1;
  };

  let done = 0;
  await severalAtATime(AT_ONCE, [...originals.keys()], async (name) => {
    await move(name);
    done += 1;
    report(done, originals.size);
  });
  return moved;
};
