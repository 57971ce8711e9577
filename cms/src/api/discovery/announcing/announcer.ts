import type { Core } from '@strapi/strapi';
import type { Publication } from '../../../area/publication';
import { publicationsOf } from '../../../area/registered-areas';
import { createLoop, type Loop } from '../../../database/loops/loop';
import { environment } from '../../../environment';
import { begin, endLease, readChangedPages, recordAnnounced, takeLease } from '../queries/announced-pages';

const SECOND = 1_000;
const LOOK_EVERY = 5 * SECOND;
const MAX_BACKOFF = 3_600 * SECOND;
const REQUEST_TIMEOUT_MS = 10 * SECOND;
/** Longer than an answer may take. If the process is killed meanwhile, another one goes on after it. */
const LEASE_SECONDS = 20;
/** As IndexNow allows. */
const MOST_AT_ONCE = 10_000;

/**
 * Tells search engines of changed pages (https://www.indexnow.org/documentation). What they know is in the database, so the
 * difference survives any stop, and it doesn't matter what changed a page: an import, a restored record, a date that arrived.
 */
export const createAnnouncer = (strapi: Core.Strapi): Loop => {
  const publications = publicationsOf(strapi);
  let failures = 0;

  const notify = async (addresses: string[]): Promise<void> => {
    const { publicUrl, indexNowKey: key, indexNowUrl } = environment;
    const response = await fetch(indexNowUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}/${key}.txt`,
        urlList: addresses.map((address) => publicUrl + address),
      }),
      signal: AbortSignal.any([loop.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(indexNowUrl).host} answered ${response.status}`);
  };

  const announceKind = async (kind: string, publication: Publication): Promise<void> => {
    const sql = strapi.db.connection;
    const pages = await readChangedPages(sql, kind, publication, MOST_AT_ONCE);
    if (pages.length === 0) return;
    await notify(pages.map(({ slug }) => publication.page(slug)));
    await recordAnnounced(sql, kind, pages);
    strapi.log.info(`Search engines were told of ${pages.length} changed ${kind}`);
  };

  /** A lease instead of a transaction, which would stay open as long as the search engine takes to answer. */
  const announce = async (): Promise<void> => {
    const sql = strapi.db.connection;
    await strapi.db.transaction(({ trx }) => begin(trx, publications));
    for (const [kind, publication] of Object.entries(publications)) {
      const lease = await takeLease(sql, LEASE_SECONDS);
      if (!lease) return;
      try {
        await announceKind(kind, publication);
      } finally {
        await endLease(sql, lease);
      }
    }
  };

  const attempt = async (): Promise<void> => {
    try {
      await announce();
      failures = 0;
    } catch (error) {
      if (loop.signal.aborted) return;
      failures += 1;
      strapi.log.warn(`Search engines weren’t told of changes (attempt ${failures}): ${(error as Error).message}`);
    }
  };

  const loop = createLoop(strapi, {
    name: 'Announcements',
    every: () => Math.min(LOOK_EVERY * 2 ** failures, MAX_BACKOFF),
    run: attempt,
  });
  return loop;
};
