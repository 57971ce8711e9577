import { buffer, json } from 'node:stream/consumers';
import { Failure } from '../failure';
import type { ImageBucket } from '../images/storage/bucket';
import { severalAtATime } from '../images/storage/several-at-a-time';
import { saidOf } from '../s3/s3';
import { JOURNAL, type Journal, requireName, STAGE } from './staged-images';

/** Of the storage: it’s another machine, and each asks for one at a time. */
const AT_ONCE = 8;

/**
 * Images in a storage. It has no links: what is deleted while a backup is made is missing in it. What is restored waits beside the
 * images, under a longer name, so that any replica can go on.
 */
export const imagesInBucket = (bucket: ImageBucket) => {
  const asked = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(`The storage of images ${bucket.name} said: ${saidOf(error)}`, { cause: error });
    }
  };
  const removeAll = (names: string[]) => severalAtATime(AT_ONCE, names, bucket.remove);

  const putInPlace = async (stage: string): Promise<void> => {
    const journal = await bucket.open(stage + JOURNAL);
    // Its parts are removed last.
    if (!journal) return;
    const { remove } = (await json(journal.content)) as Journal;
    const staged = (await bucket.names(stage)).filter((name) => name !== stage + JOURNAL);
    await severalAtATime(AT_ONCE, staged, (name) => bucket.copy(name, name.slice(stage.length)));
    await removeAll(remove);
    await removeAll(staged);
    await bucket.remove(stage + JOURNAL);
  };

  return {
    hold: async () => ({
      hold: async () => {},
      list: () =>
        asked(async () => {
          const names = [...(await bucket.list()).keys()].sort();
          return new Map(names.map((name) => [name, () => asked(() => bucket.open(name))]));
        }),
      release: async () => {},
    }),

    stage: (id: string) =>
      asked(async () => {
        const stage = `${STAGE}${id}/`;
        const before = [...(await bucket.list()).keys()];
        const staged = new Set<string>();
        return {
          async add(name: string, content: AsyncIterable<Buffer>): Promise<void> {
            requireName(name);
            const whole = await buffer(content);
            await asked(() => bucket.write(stage + name, whole));
            staged.add(name);
          },
          async close({ removesOthers }: { removesOthers: boolean }): Promise<void> {
            const remove = removesOthers ? before.filter((name) => !staged.has(name)) : [];
            const journal = Buffer.from(JSON.stringify({ remove } satisfies Journal));
            await asked(() => bucket.write(stage + JOURNAL, journal));
          },
          discard: async () => removeAll(await bucket.names(stage)).catch(() => undefined),
        };
      }),

    settle: (id: string | undefined) =>
      asked(async () => {
        const names = await bucket.names(STAGE);
        const mine = `${STAGE}${id}/`;
        if (id && names.includes(mine + JOURNAL)) await putInPlace(mine);
        await removeAll(names.filter((name) => !name.startsWith(mine)));
      }),
  };
};
