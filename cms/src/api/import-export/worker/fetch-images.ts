import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/registered-areas';
import { causeOf, describeUnavailable, tookTooLong } from '../../../database/failures/database-unavailable';
import { createLoop, type Loop } from '../../../database/loops/loop';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { TooSlow, Unfetchable } from '../../../images/fetch/download';
import { services } from '../../../services';
import {
  type DueImage,
  dropImage,
  giveUpHost,
  holdImage,
  putOffImage,
  readRecordsWith,
  settleImage,
  takeDueImage,
} from '../queries/import-images';
import { lockVersions } from '../queries/records';
import { createSlowHosts } from './slow-hosts';

const AT_ONCE = 6;
const AT_ONCE_OF_A_HOST = 3;
const LOOK_EVERY = 2_000;
const ATTEMPTS = 3;
/** Seconds until what may pass is tried again, for each attempt. */
const BACKOFF = 10;
const MAX_BACKOFF = 600;
const RECORDS = 200;
const FAULT = 'Something unexpected went wrong';

/** Fetches the images that imported rows name by address, and lets their records show the library’s. */
export const createImageWorker = (strapi: Core.Strapi): Loop => {
  const sql = strapi.db.connection;
  const underway = new Map<number, { host: string; done: Promise<void> }>();
  const slowHosts = createSlowHosts();
  /** When nothing was due but of these hosts: what is waiting of them needn’t be gone through again for each image. */
  let nothingElse: { hosts: string[]; until: number } | undefined;
  /** How often in a row the shop’s own database or disk has failed. */
  let failures = 0;

  /** Some at a time, so that nobody waits for long to change one of them. */
  const showEverywhere = async (image: DueImage, all: number[]): Promise<void> => {
    const { kind, table, images } = sheetOf(strapi, image.kind);
    const { history, media } = services(strapi);
    for (let start = 0; start < all.length; start += RECORDS) {
      loop.signal.throwIfAborted();
      const ids = all.slice(start, start + RECORDS);
      await holdImage(sql, image.id);
      await history.activity.watch({ kind, ids, work: `import ${image.import_id}` }, async (trx) => {
        await lockVersions(trx, table, ids);
        await images.replace(trx, ids, image.address, await media.fetched.urlOf(trx, image.address));
      });
    }
  };

  const fetchOne = async (image: DueImage): Promise<void> => {
    const { id, address, alternative_text: alternativeText, user_id, user_name } = image;
    const { fetched } = services(strapi).media;
    const records = await readRecordsWith(sql, image);
    if (records.length === 0) return dropImage(sql, image);
    const hold = () => holdImage(sql, id);
    await actingFor({ kind: 'admin', id: user_id, name: user_name }, async () => {
      await fetched.take({ address, alternativeText, signal: loop.signal, hold });
      await showEverywhere(image, records);
    });
    await settleImage(sql, image, { url: await fetched.urlOf(sql, address) });
    failures = 0;
    slowHosts.forget(image.host);
  };

  const underwayOf = (host: string) => [...underway.values()].filter((image) => image.host === host).length;

  const explain = async (image: DueImage, begunAt: number, error: unknown): Promise<void> => {
    const { id, host, attempts } = image;
    const before = attempts - 1;
    if (loop.signal.aborted) return putOffImage(sql, id, { attempts: before, seconds: 0 });
    // The address isn’t at fault if the shop’s own database or disk fails.
    if (!(error instanceof Unfetchable) && describeUnavailable(error) && !tookTooLong(error)) {
      failures += 1;
      return putOffImage(sql, id, { attempts: before, seconds: Math.min(failures * BACKOFF, MAX_BACKOFF) });
    }
    if (error instanceof TooSlow) {
      const { isHopeless, counts } = slowHosts.add(host, begunAt);
      const message = `${host} ${error.what} several times`;
      if (isHopeless && counts) await giveUpHost(sql, { host, underway: [...underway.keys()], message });
      if (isHopeless) return settleImage(sql, image, { message });
    } else slowHosts.forget(host);
    const mayPass = error instanceof Unfetchable ? error.mayPass : tookTooLong(error);
    if (mayPass && attempts < ATTEMPTS) return putOffImage(sql, id, { attempts, seconds: attempts * BACKOFF });
    if (!(error instanceof Unfetchable || error instanceof Problem))
      strapi.log.error(`Image of an import: ${(error as Error).stack}`);
    const message = error instanceof Unfetchable || error instanceof Problem ? error.message : FAULT;
    await settleImage(sql, image, { message });
  };

  const work = (image: DueImage): void => {
    const isHopeless = image.attempts > ATTEMPTS;
    const begunAt = Date.now();
    const done = (isHopeless ? Promise.reject(new Unfetchable(FAULT)) : fetchOne(image))
      .catch((error) => explain(image, begunAt, error))
      // It is taken again when the time it was taken for is over.
      .catch((error) => {
        strapi.log.error(`Image of an import: ${causeOf(error)}`);
      })
      .finally(() => {
        underway.delete(image.id);
        loop.wake();
      });
    underway.set(image.id, { host: image.host, done });
  };

  const takeNext = async (): Promise<DueImage | undefined> => {
    if (underway.size >= AT_ONCE) return undefined;
    const hosts = [...new Set([...underway.values()].map(({ host }) => host))];
    const busyHosts = [...hosts.filter((host) => underwayOf(host) >= AT_ONCE_OF_A_HOST), ...slowHosts.resting()];
    if (nothingElse && Date.now() < nothingElse.until && nothingElse.hosts.every((host) => busyHosts.includes(host)))
      return undefined;
    nothingElse = undefined;
    const next = await takeDueImage(sql, { underway: [...underway.keys()], busyHosts });
    if (!next && busyHosts.length > 0) nothingElse = { hosts: busyHosts, until: Date.now() + BACKOFF * 1_000 };
    return next;
  };

  const loop = createLoop(strapi, {
    name: 'Images of imports',
    every: LOOK_EVERY,
    async run() {
      const next = await takeNext();
      if (next) work(next);
      return next !== undefined;
    },
    finish: () => Promise.all([...underway.values()].map(({ done }) => done)),
  });

  return {
    ...loop,
    wake(): void {
      nothingElse = undefined;
      loop.wake();
    },
  };
};
