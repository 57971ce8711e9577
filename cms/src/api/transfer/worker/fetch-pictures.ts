import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/held-areas';
import { createWakeSignal } from '../../../background/wake-signal';
import { causeOf, describeTrouble, tookTooLong } from '../../../database/trouble';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { Unfetchable } from '../../../pictures/fetch/download';
import { services } from '../../../services';
import {
  type DuePicture,
  dropPicture,
  holdPicture,
  putOffPicture,
  readRecordsWith,
  settlePicture,
  takeDuePictures,
} from '../queries/import-pictures';
import { lockVersions } from '../queries/records';

const AT_ONCE = 3;
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
  const underway = new Map<number, Promise<void>>();
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
      await history.activity.watch({ kind, ids }, async (trx) => {
        await lockVersions(trx, table, ids);
        await pictures.replace(trx, ids, picture.address, await media.fetched.urlOf(trx, picture.address));
      });
    }
  };

  const fetchOne = async (picture: DuePicture): Promise<void> => {
    const { id, address, alternative_text: alternativeText, user_id, user_name } = picture;
    const { fetched } = services(strapi).media;
    const records = await readRecordsWith(sql, picture);
    if (records.length === 0) return dropPicture(sql, id);
    const hold = () => holdPicture(sql, id);
    await actingFor({ kind: 'admin', id: user_id, name: user_name }, async () => {
      await fetched.take({ address, alternativeText, signal: stopped.signal, hold });
      await showEverywhere(picture, records);
    });
    await settlePicture(sql, id, { url: await fetched.urlOf(sql, address) });
    troubles = 0;
  };

  const explain = async ({ id, attempts }: DuePicture, error: unknown): Promise<void> => {
    const before = attempts - 1;
    if (stopped.signal.aborted) return putOffPicture(sql, id, { attempts: before, seconds: 0 });
    // The address isn’t at fault if the shop’s own database or disk fails.
    if (!(error instanceof Unfetchable) && describeTrouble(error) && !tookTooLong(error)) {
      troubles += 1;
      return putOffPicture(sql, id, { attempts: before, seconds: Math.min(troubles * PAUSE, LONGEST_PAUSE) });
    }
    const mayPass = error instanceof Unfetchable ? error.mayPass : tookTooLong(error);
    if (mayPass && attempts < ATTEMPTS) return putOffPicture(sql, id, { attempts, seconds: attempts * PAUSE });
    if (!(error instanceof Unfetchable || error instanceof Problem))
      strapi.log.error(`Image of an import: ${(error as Error).stack}`);
    const message = error instanceof Unfetchable || error instanceof Problem ? error.message : FAULT;
    await settlePicture(sql, id, { message });
  };

  const work = (picture: DuePicture): void => {
    const isHopeless = picture.attempts > ATTEMPTS;
    const done = (isHopeless ? Promise.reject(new Unfetchable(FAULT)) : fetchOne(picture))
      .catch((error) => explain(picture, error))
      // It is taken again when the time it was taken for is over.
      .catch((error) => {
        strapi.log.error(`Image of an import: ${causeOf(error)}`);
      })
      .finally(() => {
        underway.delete(picture.id);
        wakeSignal.give();
      });
    underway.set(picture.id, done);
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const free = AT_ONCE - underway.size;
      const taken =
        free === 0
          ? []
          : await takeDuePictures(sql, free, [...underway.keys()]).catch((error: Error) => {
              strapi.log.error(`Images of imports: ${causeOf(error)}`);
              return [];
            });
      taken.forEach(work);
      if (taken.length < free || free === 0) await wakeSignal.wait(LOOK_EVERY);
    }
  };

  return {
    wake: wakeSignal.give,
    start(): void {
      running = run();
    },
    async stop(deadline: number): Promise<void> {
      stopped.abort();
      wakeSignal.give();
      const ended = async () => {
        await running;
        await Promise.all(underway.values());
      };
      await Promise.race([ended(), sleep(deadline, undefined, { ref: false })]);
    },
  };
};
