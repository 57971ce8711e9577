import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/held-areas';
import { createWakeSignal } from '../../../background/wake-signal';
import { causeOf, describeTrouble, tookTooLong } from '../../../database/trouble';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { TooSlow, Unfetchable } from '../../../pictures/fetch/download';
import { services } from '../../../services';
import {
  type DuePicture,
  dropPicture,
  giveUpHost,
  holdPicture,
  putOffPicture,
  readRecordsWith,
  settlePicture,
  takeDuePicture,
} from '../queries/import-pictures';
import { lockVersions } from '../queries/records';
import { createSlowHosts } from './slow-hosts';

const AT_ONCE = 6;
const AT_ONCE_OF_A_HOST = 3;
const LOOK_EVERY = 2_000;
const ATTEMPTS = 3;
/** Seconds until what may pass is tried again, for each attempt. */
const PAUSE = 10;
const LONGEST_PAUSE = 600;
const RECORDS = 200;
const FAULT = 'Something unexpected went wrong';

/** Fetches the images that imported rows name by address, and lets their records show the library’s. */
export const createPictureWorker = (strapi: Core.Strapi) => {
  const sql = strapi.db.connection;
  const wakeSignal = createWakeSignal();
  const stopped = new AbortController();
  const underway = new Map<number, { host: string; done: Promise<void> }>();
  const slowHosts = createSlowHosts();
  /** When nothing was due but of these hosts: what is waiting of them needn’t be gone through again for each image. */
  let nothingElse: { hosts: string[]; until: number } | undefined;
  let running: Promise<void> | undefined;
  /** How often in a row the shop’s own database or disk has failed. */
  let troubles = 0;

  /** Some at a time, so that nobody waits for long to change one of them. */
  const showEverywhere = async (picture: DuePicture, all: number[]): Promise<void> => {
    const { kind, table, pictures } = sheetOf(strapi, picture.kind);
    const { history, media } = services(strapi);
    for (let start = 0; start < all.length; start += RECORDS) {
      stopped.signal.throwIfAborted();
      const ids = all.slice(start, start + RECORDS);
      await holdPicture(sql, picture.id);
      await history.activity.watch({ kind, ids, work: `import ${picture.import_id}` }, async (trx) => {
        await lockVersions(trx, table, ids);
        await pictures.replace(trx, ids, picture.address, await media.fetched.urlOf(trx, picture.address));
      });
    }
  };

  const fetchOne = async (picture: DuePicture): Promise<void> => {
    const { id, address, alternative_text: alternativeText, user_id, user_name } = picture;
    const { fetched } = services(strapi).media;
    const records = await readRecordsWith(sql, picture);
    if (records.length === 0) return dropPicture(sql, picture);
    const hold = () => holdPicture(sql, id);
    await actingFor({ kind: 'admin', id: user_id, name: user_name }, async () => {
      await fetched.take({ address, alternativeText, signal: stopped.signal, hold });
      await showEverywhere(picture, records);
    });
    await settlePicture(sql, picture, { url: await fetched.urlOf(sql, address) });
    troubles = 0;
    slowHosts.forget(picture.host);
  };

  const underwayOf = (host: string) => [...underway.values()].filter((picture) => picture.host === host).length;

  const explain = async (picture: DuePicture, begunAt: number, error: unknown): Promise<void> => {
    const { id, host, attempts } = picture;
    const before = attempts - 1;
    if (stopped.signal.aborted) return putOffPicture(sql, id, { attempts: before, seconds: 0 });
    // The address isn’t at fault if the shop’s own database or disk fails.
    if (!(error instanceof Unfetchable) && describeTrouble(error) && !tookTooLong(error)) {
      troubles += 1;
      return putOffPicture(sql, id, { attempts: before, seconds: Math.min(troubles * PAUSE, LONGEST_PAUSE) });
    }
    if (error instanceof TooSlow) {
      const { isHopeless, counts } = slowHosts.add(host, begunAt);
      const message = `${host} ${error.what} several times`;
      if (isHopeless && counts) await giveUpHost(sql, { host, underway: [...underway.keys()], message });
      if (isHopeless) return settlePicture(sql, picture, { message });
    } else slowHosts.forget(host);
    const mayPass = error instanceof Unfetchable ? error.mayPass : tookTooLong(error);
    if (mayPass && attempts < ATTEMPTS) return putOffPicture(sql, id, { attempts, seconds: attempts * PAUSE });
    if (!(error instanceof Unfetchable || error instanceof Problem))
      strapi.log.error(`Image of an import: ${(error as Error).stack}`);
    const message = error instanceof Unfetchable || error instanceof Problem ? error.message : FAULT;
    await settlePicture(sql, picture, { message });
  };

  const work = (picture: DuePicture): void => {
    const isHopeless = picture.attempts > ATTEMPTS;
    const begunAt = Date.now();
    const done = (isHopeless ? Promise.reject(new Unfetchable(FAULT)) : fetchOne(picture))
      .catch((error) => explain(picture, begunAt, error))
      // It is taken again when the time it was taken for is over.
      .catch((error) => {
        strapi.log.error(`Image of an import: ${causeOf(error)}`);
      })
      .finally(() => {
        underway.delete(picture.id);
        wakeSignal.give();
      });
    underway.set(picture.id, { host: picture.host, done });
  };

  const takeNext = async (): Promise<DuePicture | undefined> => {
    if (underway.size >= AT_ONCE) return undefined;
    const hosts = [...new Set([...underway.values()].map(({ host }) => host))];
    const busyHosts = [...hosts.filter((host) => underwayOf(host) >= AT_ONCE_OF_A_HOST), ...slowHosts.resting()];
    if (nothingElse && Date.now() < nothingElse.until && nothingElse.hosts.every((host) => busyHosts.includes(host)))
      return undefined;
    nothingElse = undefined;
    try {
      const next = await takeDuePicture(sql, { underway: [...underway.keys()], busyHosts });
      if (!next && busyHosts.length > 0) nothingElse = { hosts: busyHosts, until: Date.now() + PAUSE * 1_000 };
      return next;
    } catch (error) {
      strapi.log.error(`Images of imports: ${causeOf(error)}`);
      return undefined;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const next = await takeNext();
      if (next) work(next);
      else await wakeSignal.wait(LOOK_EVERY);
    }
  };

  return {
    wake(): void {
      nothingElse = undefined;
      wakeSignal.give();
    },
    start(): void {
      running = run();
    },
    async stop(deadline: number): Promise<void> {
      stopped.abort();
      wakeSignal.give();
      const ended = async () => {
        await running;
        await Promise.all([...underway.values()].map(({ done }) => done));
      };
      await Promise.race([ended(), sleep(deadline, undefined, { ref: false })]);
    },
  };
};
