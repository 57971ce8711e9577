import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareImages } from '../../../database/picture-lock';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { aFewAtATime } from '../../../pictures/a-few-at-a-time';
import { download, Unfetchable } from '../../../pictures/fetch/download';
import { type Context, services } from '../../../services';
import { claimContent, findContent, readFetched, rememberFetched } from '../queries/fetched';

/** Decoded if possible, as people read it. */
const nameIn = (address: string): string => {
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

interface Wanted {
  address: string;
  alternativeText: string | null;
  signal: AbortSignal;
}

export default ({ strapi }: Context) => {
  /** One that is being stored holds a connection. */
  const inTurn = aFewAtATime(1);

  const store = async (content: Buffer, { address, alternativeText }: Wanted) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'stoa-image-'));
    try {
      const filepath = path.join(folder, 'image');
      await writeFile(filepath, content);
      const file = { filepath, originalFilename: nameIn(address), mimetype: null, size: content.length };
      return await services(strapi).media.library.store(file, { alternativeText: alternativeText ?? undefined });
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  /** The same content becomes one image, from however many addresses. */
  const keep = async (trx: Sql, content: Buffer, wanted: Wanted): Promise<string> => {
    await claimContent(trx, content);
    const { id, url } = (await findContent(trx, content)) ?? (await store(content, wanted));
    await rememberFetched(trx, wanted.address, content, id);
    return url;
  };

  return {
    known: readFetched,

    /** Fetches an image once and for all. `use` gets its address in the library, in the transaction that stores it. */
    async take(wanted: Wanted, use: (trx: Sql, url: string) => Promise<void>): Promise<void> {
      const { address, signal } = wanted;
      const isKnown = (await readFetched(strapi.db.connection, [address])).has(address);
      const content = isKnown
        ? undefined
        : await download(address, { privateHosts: environment.privatePictureHosts, signal });
      await inTurn(() =>
        strapi.db.transaction(async ({ trx }) => {
          // So that nobody deletes an image that is there already.
          await shareImages(trx);
          const url = content ? await keep(trx, content, wanted) : (await readFetched(trx, [address])).get(address);
          if (!url) throw new Unfetchable('The image has just been deleted', true);
          await use(trx, url);
        }),
      );
    },
  };
};
