import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../../../environment';
import { byFile, bySmtp } from './delivery';
import { startWorker } from './worker';

/** Must be shorter than STOP_TIMEOUT_MS in strapi-patches/server/graceful-stop.ts. */
const STOP_DEADLINE = 3_000;
let worker: ReturnType<typeof startWorker> | undefined;

export const startMail = (strapi: Core.Strapi): void => {
  const { smtpUrl, dataFolder } = environment;
  const delivery = smtpUrl ? bySmtp(smtpUrl) : byFile(path.join(dataFolder, 'mail'));
  worker = startWorker(strapi, delivery);
  strapi.log.info(`Emails are ${delivery.means}`);
};

export const stopMail = async (): Promise<void> => {
  await worker?.stop(STOP_DEADLINE);
  worker = undefined;
};
