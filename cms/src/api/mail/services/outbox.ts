import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { newMessageId, oneLine } from '../domain/headers';
import { insertMail, pruneMails } from '../queries/outbox';

export interface Mail {
  /** Asking twice with the same key queues one mail. */
  dedupeKey: string;
  /** A plain address, without a name. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
}

const createOutboxService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Queues a mail; inside a transaction (pass its `trx`) it leaves only if that commits. */
  async enqueue({ dedupeKey, to, replyTo, subject, text }: Mail, sql: Sql = strapi.db.connection): Promise<void> {
    await insertMail(sql, {
      dedupeKey,
      // Given once, so that a retry is the same mail to every mail program.
      messageId: newMessageId(randomUUID(), environment.mailFrom),
      recipient: oneLine(to),
      replyTo: replyTo ? oneLine(replyTo) : null,
      subject: oneLine(subject),
      text,
    });
  },

  prune: () => pruneMails(strapi.db.connection),
});

export type OutboxService = ReturnType<typeof createOutboxService>;
export default createOutboxService;
