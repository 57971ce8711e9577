import type { Core } from '@strapi/strapi';
import { generateRequestDetails } from 'web-push';
import { environment } from '../../../environment';
import { services } from '../../../services';
import { isPushService } from './push-services';
import { claimMessage, delayMessage, dropDevice, dropMessage } from './rows';

const LEASE_SECONDS = 60;
const TIMEOUT_MS = 15_000;
const MOST_ATTEMPTS = 5;
/** A phone that is off gets the message if it’s on again within this time. */
const LIFE_SECONDS = 12 * 60 * 60;

/** The browser doesn’t take messages anymore. */
const GONE = [404, 410];

/** Sends what is due. True if there may be more. */
export const sendPush = async (strapi: Core.Strapi): Promise<boolean> => {
  const sql = strapi.db.connection;
  const due = await claimMessage(sql, LEASE_SECONDS);
  if (!due) return false;
  const { id, message, attempts, subscriptionId, endpoint, p256dh, auth } = due;
  if (!isPushService(endpoint)) {
    await dropDevice(sql, { id: subscriptionId });
    return true;
  }
  const { publicKey, privateKey } = await services(strapi).notifications.push.keys();
  const status = await Promise.resolve()
    .then(() =>
      generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        TTL: LIFE_SECONDS,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: subjectOf(environment.publicUrl), publicKey, privateKey },
      }),
    )
    .then(({ method, headers, body }) =>
      fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    .then(async (response) => {
      await response.body?.cancel();
      return response.status;
    })
    .catch((error: Error) => {
      strapi.log.warn(`A push message wasn’t sent: ${error.message}`);
      return 0;
    });
  if (GONE.includes(status)) await dropDevice(sql, { id: subscriptionId });
  else if ((status >= 200 && status < 300) || attempts >= MOST_ATTEMPTS) await dropMessage(sql, id);
  else await delayMessage(sql, id, 30 * 2 ** attempts);
  return true;
};

/** Push services want to know whom to write to; they refuse addresses of this machine. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@example.com';
