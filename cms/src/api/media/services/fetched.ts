import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareImages } from '../../../database/images/image-lock';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { download, Unfetchable } from '../../../images/fetch/download';
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

interface ImageToFetch {
  address: string;
  alternativeText: string | null;
  signal: AbortSignal;
  /** Called before what may take long. */
  hold: () => Promise<void>;
}

const deleted = () => new Unfetchable('The image has just been deleted', true);

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  /** Of the same content from several addresses, the second finds the first. */
  const inTurn = aFewAtATime(1);

  const store = async (content: Buffer, { address, alternativeText }: ImageToFetch) => {
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

  /** In the library until the transaction ends, as nobody can delete an image meanwhile. */
  const remember = async (content: Buffer, { address }: ImageToFetch, storedId: number | undefined): Promise<number> =>
    strapi.db.transaction(async ({ trx }) => {
      await shareImages(trx);
      await claimContent(trx, content);
      const id = (await findContent(trx, content))?.id ?? storedId;
      if (id === undefined) throw deleted();
      await rememberFetched(trx, address, content, id);
      return id;
    });

  /** The same content becomes one image, from however many addresses. It is encoded before any transaction. */
  const keep = async (content: Buffer, image: ImageToFetch): Promise<void> => {
    await image.hold();
    if (await findContent(sql, content)) {
      await remember(content, image, undefined);
      return;
    }
    const { id } = await store(content, image);
    const kept = await remember(content, image, id).catch((error: unknown) => ({ error }));
    // Also if another process has stored the same meanwhile.
    if (kept !== id) await services(strapi).media.library.remove(id);
    if (typeof kept === 'object') throw kept.error;
  };

  return {
    known: readFetched,

    async urlOf(trx: Sql, address: string): Promise<string> {
      const url = (await readFetched(trx, [address])).get(address);
      if (!url) throw deleted();
      return url;
    },

    /** Fetches an image into the library, once and for all. */
    async take(image: ImageToFetch): Promise<void> {
      const { address, signal } = image;
      if ((await readFetched(sql, [address])).has(address)) return;
      const content = await download(address, { privateHosts: environment.privateImageHosts, signal });
      await inTurn(() => keep(content, image));
    },
  };
};
