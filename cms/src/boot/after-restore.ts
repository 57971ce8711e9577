import type { Core } from '@strapi/strapi';
import { areasOf } from '../area/registered-areas';
import { FORGET_KNOWN } from '../backup/known';
import { RESTORED_KEY, type Restored } from '../backup/restored';
import { shopImages } from '../backup/shop-images';
import { readDemoMark, writeDemoMark } from '../database/demo-mark';
import { uploadsBucket } from '../images/storage/uploads';
import { services } from '../services';

const settings = (strapi: Core.Strapi) => strapi.db.connection('strapi_core_store_settings').where('key', RESTORED_KEY);

/** A shop that sold something isn’t filled with items of the demonstration, whatever a new `.env` says. */
const keepDemoAway = async (strapi: Core.Strapi, { takenAt }: Restored): Promise<void> => {
  if (!(await readDemoMark(strapi))) await writeDemoMark(strapi, { firstDay: takenAt.slice(0, 10), done: true });
};

const markDone = async (strapi: Core.Strapi, restored: Restored): Promise<void> => {
  await settings(strapi).update({ value: JSON.stringify({ ...restored, isDone: true } satisfies Restored) });
  await strapi.db.connection.raw(FORGET_KNOWN);
};

/** A storage that is away keeps no shop from starting: the next start goes on. */
const settleImages = (strapi: Core.Strapi, id: string | undefined): Promise<void> =>
  shopImages.settle(id).catch((error: Error) => {
    if (!uploadsBucket) throw error;
    strapi.log.error(`Images of a restore may not be in place yet. ${error.message}. Start again later`);
  });

/**
 * The first start of a restored shop. Since the backup, it may have taken money and sent emails that it doesn’t know of: it learns of
 * them before it sends anything, and before anybody can order. A start that is killed here is repeated as a whole.
 */
export const afterRestore = async (strapi: Core.Strapi): Promise<void> => {
  const row: { value: string } | undefined = await settings(strapi).first('value');
  const restored: Restored | undefined = row && JSON.parse(row.value);
  await settleImages(strapi, restored?.id);
  if (!restored || restored.isDone) return;
  strapi.log.info(`This shop was restored from a backup of ${restored.takenAt}`);
  await keepDemoAway(strapi, restored);
  const { mail, notifications } = services(strapi);
  await mail.outbox.learnOfSent(restored);
  for (const area of areasOf(strapi)) await area.afterRestore?.(strapi, restored);
  await notifications.feed.forgetWaiting();
  const held = await mail.outbox.holdUnknown(restored);
  if (held > 0) strapi.log.warn(`${held} emails aren’t sent: they may have been sent since the backup`);
  await markDone(strapi, restored);
};
