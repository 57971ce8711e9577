import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createLoop, type Loop } from '../../../database/loops/loop';
import { signals } from '../../../database/loops/signals';
import { services } from '../../../services';
import { type DeliveryError, isRefusedForGood } from '../domain/refusals';
import { nextPause } from '../domain/retries';
import {
  type ClaimedMail,
  claimDueMails,
  markDelayed,
  markFailed,
  markSent,
  OUTBOX_CHANNEL,
  renewLease,
} from '../queries/outbox';

const AT_ONCE = 4;
/** How long a killed process's emails wait before another worker takes them. */
const LEASE_SECONDS = 20;
const RENEW_EVERY = 5_000;
const LOOK_EVERY = 2_000;

/**
 * Sends due emails. Each is leased, sent outside any transaction, then recorded, so another worker picks it up after a crash. An
 * email is sent twice only if it was accepted but not recorded.
 */
export const createMailLoop = (strapi: Core.Strapi): Loop => {
  const sql = strapi.db.connection;
  const { server } = services(strapi).mail;
  let means: string | undefined;
  const underway = new Set<Promise<void>>();

  const complain =
    (what: string) =>
    (error: unknown): void => {
      strapi.log.error(`Mail: ${what}: ${(error as Error).message}`);
    };

  /** An email that was accepted but not recorded would be sent again, so keep trying while the database is away. */
  const record = async (write: () => PromiseLike<unknown>): Promise<void> => {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        complain('the outcome could not be recorded')(error);
        if (loop.signal.aborted) return;
        await sleep(1_000);
      }
    }
  };

  const putOff = (mail: ClaimedMail, error: Error & DeliveryError) => {
    const pause = isRefusedForGood(error) ? undefined : nextPause(mail.attempts, Date.now() - mail.createdAt.getTime());
    const outcome = pause === undefined ? 'given up' : `next attempt in ${pause / 1_000} s`;
    strapi.log.warn(`Email ${mail.messageId} wasn’t sent (attempt ${mail.attempts}, ${outcome}): ${error.message}`);
    return record(() =>
      pause === undefined ? markFailed(sql, mail, error.message) : markDelayed(sql, mail, pause, error.message),
    );
  };

  const send = async (mail: ClaimedMail): Promise<void> => {
    const renewal = setInterval(
      () => renewLease(sql, mail, LEASE_SECONDS).catch(complain('a lease was not renewed')),
      RENEW_EVERY,
    );
    try {
      const delivery = await server.delivery();
      if (means !== delivery.means) strapi.log.info(`Emails are ${delivery.means}`);
      means = delivery.means;
      await delivery.deliver(mail).then(
        () => record(() => markSent(sql, mail, delivery)),
        (error) => putOff(mail, error),
      );
    } catch (error) {
      complain('an email stays queued')(error);
    } finally {
      clearInterval(renewal);
    }
  };

  const loop = createLoop(strapi, {
    name: 'Mail',
    every: LOOK_EVERY,
    async run() {
      const room = AT_ONCE - underway.size;
      const mails = room > 0 ? await claimDueMails(sql, room, LEASE_SECONDS) : [];
      for (const mail of mails) {
        const sending = send(mail).finally(() => {
          underway.delete(sending);
          loop.wake();
        });
        underway.add(sending);
      }
    },
    // The rest are picked up when their leases expire.
    finish: () => Promise.all(underway),
  });
  signals.on(OUTBOX_CHANNEL, loop.wake);
  return loop;
};
