import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import type { Context } from '../../../services';
import { newMessageId, oneLine } from '../domain/headers';
import { insertMail, pruneMails } from '../queries/outbox';

export interface Mail {
  /** Queueing twice with the same key sends one email. */
  dedupeKey: string;
  /** A plain address, without a name. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  /** It waits until its address gets at most so many emails an hour. All count, but only those that have this wait. */
  maxPerHour?: number | undefined;
}

export default ({ strapi }: Context) => ({
  /**
   * Queues an email. With a transaction's `trx`, it is sent only if the transaction commits. Returns its id, or null if there is
   * one with its key already.
   */
  enqueue(
    { dedupeKey, to, replyTo, subject, text, maxPerHour }: Mail,
    sql: Sql = strapi.db.connection,
  ): Promise<number | null> {
    return insertMail(sql, {
      dedupeKey,
      // Set once, so email programs recognize a retry as the same message.
      messageId: newMessageId(randomUUID(), environment.mailFrom),
      recipient: oneLine(to),
      replyTo: replyTo ? oneLine(replyTo) : null,
      subject: oneLine(subject),
      text,
      maxPerHour: maxPerHour ?? null,
    });
  },

  prune: () => pruneMails(strapi.db.connection),
});
