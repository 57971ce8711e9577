import { randomUUID } from 'node:crypto';
import type { MailKind } from '@stoa/contract';
import type { Restored } from '../../../backup/restored';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import type { MailFilling } from '../../../mail/definition';
import { type Context, services } from '../../../services';
import { newMessageId, oneLine } from '../domain/headers';
import { deleteMails, insertMail, type MailsOfCustomer, pruneMails, readMails } from '../queries/outbox';
import { holdUnknown, markKnown } from '../queries/restored-mails';

interface Envelope {
  /** Queueing twice with the same key sends one email. */
  dedupeKey: string;
  /** A plain address, without a name. */
  to: string;
  /** The shop’s contact address, unless told otherwise. */
  replyTo?: string | undefined;
  /** It waits until its address gets at most so many emails an hour. All count, but only those that have this wait. */
  maxPerHour?: number | undefined;
}

export interface Mail extends Envelope, MailFilling {
  kind: MailKind;
  /** Somebody asks for this one. */
  evenIfOff?: boolean;
}

interface PlainMail extends Envelope {
  subject: string;
  text: string;
}

export default ({ strapi }: Context) => {
  const queue = (
    sql: Sql,
    { dedupeKey, to, replyTo, subject, text, html, maxPerHour }: PlainMail & { html: string | null },
  ): Promise<number | null> =>
    insertMail(sql, {
      dedupeKey,
      // Set once, so email programs recognize a retry as the same message.
      messageId: newMessageId(randomUUID(), environment.publicUrl),
      recipient: oneLine(to),
      replyTo: replyTo ? oneLine(replyTo) : null,
      subject: oneLine(subject),
      text,
      html,
      maxPerHour: maxPerHour ?? null,
    });

  return {
    /**
     * Queues an email. With a transaction's `trx`, it is sent only if the transaction commits. DUPLICATE: there is one with its
     * key already; OFF: the shop doesn’t send such emails.
     */
    async send(
      { kind, dedupeKey, to, replyTo, maxPerHour, evenIfOff = false, ...filling }: Mail,
      sql: Sql = strapi.db.connection,
    ): Promise<{ id: number; subject: string } | 'DUPLICATE' | 'OFF'> {
      const mail = await services(strapi).mail.templates.compose(kind, filling, { evenIfOff }, sql);
      if (!mail) return 'OFF';
      const id = await queue(sql, {
        ...mail,
        dedupeKey,
        to,
        replyTo: replyTo ?? mail.replyTo ?? undefined,
        maxPerHour,
      });
      return id === null ? 'DUPLICATE' : { id, subject: oneLine(mail.subject) };
    },

    /** What isn’t the shop’s own email, such as one of the console’s. */
    sendText: (mail: PlainMail, sql: Sql = strapi.db.connection) => queue(sql, { ...mail, html: null }),

    /** What went to a customer, or is about to. */
    mailsOf: (sql: Sql, customer: MailsOfCustomer) => readMails(sql, customer),

    /** Also what tells the staff of somebody: it has their email address in it. */
    forget: (trx: Sql, customer: MailsOfCustomer) => deleteMails(trx, customer),

    prune: () => pruneMails(strapi.db.connection),

    /** What the shop sent after its backup, if the shop that was replaced could tell. */
    learnOfSent: (restored: Restored) => (restored.knowsReplaced ? markKnown(strapi.db.connection) : Promise.resolve()),

    /** What may have been sent after the backup isn’t sent: it’s for the administrators to decide. How many. */
    holdUnknown: (restored: Restored) => holdUnknown(strapi.db.connection, restored),
  };
};
