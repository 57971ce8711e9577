import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/held-areas';
import { createWakeSignal } from '../../../background/wake-signal';
import type { Sql } from '../../../database/sql';
import { causeOf, describeTrouble } from '../../../database/trouble';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { Unfetchable } from '../../../pictures/fetch/download';
import { services } from '../../../services';
import {
  type DuePicture,
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
const RECORDS = 200;
const FAULT = 'Something unexpected went wrong';

/** Fetches the images that imported rows name by address, and lets their records show the library’s. */
export const createPictureWorker = (strapi: Core.Strapi) => {
  const sql = strapi.db.connection;
  const wakeSignal = createWakeSignal();
  const stopped = new AbortController();
  const underway = new Set<Promise<void>>();
  let running: Promise<void> | undefined;

  const showEverywhere = async (trx: Sql, picture: DuePicture, url: string): Promise<void> => {
    const { kind, table, pictures } = sheetOf(strapi, picture.kind);
    const all = await readRecordsWith(trx, picture);
    for (let start = 0; start < all.length; start += RECORDS) {
      const ids = all.slice(start, start + RECORDS);
      await services(strapi).history.activity.watch({ kind, ids }, async () => {
        await lockVersions(trx, table, ids);
        await pictures.replace(trx, ids, picture.address, url);
      });
    }
  };

  const fetchOne = async (picture: DuePicture): Promise<void> => {
    const { id, address, alternative_text: alternativeText, user_id, user_name } = picture;
    const actor = { kind: 'admin', id: user_id, name: user_name } as const;
    await actingFor(actor, () =>
      services(strapi).media.fetched.take({ address, alternativeText, signal: stopped.signal }, async (trx, url) => {
        await showEverywhere(trx, picture, url);
        await settlePicture(trx, id, { url });
      }),
    );
  };

  const explain = async ({ id, attempts }: DuePicture, error: unknown): Promise<void> => {
    const before = attempts - 1;
    if (stopped.signal.aborted) return putOffPicture(sql, id, { attempts: before, seconds: 0 });
    // The address isn’t at fault if the shop’s own database or disk fails.
    if (!(error instanceof Unfetchable) && describeTrouble(error))
      return putOffPicture(sql, id, { attempts: before, seconds: PAUSE });
    if (error instanceof Unfetchable && error.mayPass && attempts < ATTEMPTS)
      return putOffPicture(sql, id, { attempts, seconds: attempts * PAUSE });
    if (!(error instanceof Unfetchable || error instanceof Problem))
      strapi.log.error(`Image of an import: ${(error as Error).stack}`);
    const message = error instanceof Unfetchable || error instanceof Problem ? error.message : FAULT;
    await settlePicture(sql, id, { message });
  };

  const work = (picture: DuePicture): void => {
    const isHopeless = picture.attempts > ATTEMPTS;
    const done = (isHopeless ? Promise.reject(new Unfetchable(FAULT)) : fetchOne(picture))
      .catch((error) => explain(picture, error))
      // It is taken again a minute later.
      .catch((error) => {
        strapi.log.error(`Image of an import: ${causeOf(error)}`);
      })
      .finally(() => {
        underway.delete(done);
        wakeSignal.give();
      });
    underway.add(done);
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const free = AT_ONCE - underway.size;
      const taken =
        free === 0
          ? []
          : await takeDuePictures(sql, free).catch((error: Error) => {
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
        await Promise.all(underway);
      };
      await Promise.race([ended(), sleep(deadline, undefined, { ref: false })]);
    },
  };
};
