import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';

export interface QueuedMail {
  dedupeKey: string;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  maxPerHour: number | null;
}

/** An hour after the one that is as many before it. */
const NEXT_SLOT = `GREATEST(now(), CASE WHEN :maxPerHour::integer IS NOT NULL THEN (
  SELECT next_attempt_at + interval '1 hour' FROM outbox_messages earlier
  WHERE earlier.recipient = :recipient
  ORDER BY next_attempt_at DESC OFFSET :maxPerHour::integer - 1 LIMIT 1) END)`;

/** An email this process has claimed. `attempts` distinguishes this claim from later ones. */
export interface ClaimedMail {
  id: number;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  attempts: number;
  createdAt: Date;
}

export const OUTBOX_CHANNEL = 'stoa_outbox';

/** Its id; null if there is one with its key already. PostgreSQL sends the notification on commit, so no worker looks too early. */
export const insertMail = async (sql: Sql, mail: QueuedMail): Promise<number | null> => {
  const { rows } = await sql.raw(
    `WITH queued AS (
       INSERT INTO outbox_messages (document_id, dedupe_key, message_id, recipient, reply_to, subject, text, html, attempts,
         next_attempt_at, created_at, updated_at, published_at)
       VALUES (gen_random_uuid(), :dedupeKey, :messageId, :recipient, :replyTo, :subject, :text, :html, 0, ${NEXT_SLOT}, now(), now(), now())
       ON CONFLICT (dedupe_key) DO NOTHING
       RETURNING id
     )
     SELECT id, pg_notify(:channel, '') FROM queued`,
    { ...mail, channel: OUTBOX_CHANNEL },
  );
  return rows[0]?.id ?? null;
};

/** Leases due emails to this worker and skips those that another worker holds. */
export const claimDueMails = async (sql: Sql, limit: number, leaseSeconds: number): Promise<ClaimedMail[]> => {
  const { rows } = await sql.raw(
    `WITH due AS MATERIALIZED (
       SELECT id FROM outbox_messages
       WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now()
         AND (locked_until IS NULL OR locked_until < now())
       ORDER BY next_attempt_at, id
       LIMIT :limit
       FOR UPDATE SKIP LOCKED
     )
     UPDATE outbox_messages AS mail
     SET attempts = attempts + 1, locked_until = now() + make_interval(secs => :leaseSeconds)
     FROM due WHERE mail.id = due.id
     RETURNING mail.id, message_id AS "messageId", recipient, reply_to AS "replyTo", subject, text, html, attempts,
       created_at AS "createdAt"`,
    { limit, leaseSeconds },
  );
  return rows;
};

type Claim = Pick<ClaimedMail, 'id' | 'attempts'>;

const claimed = (sql: Sql, { id, attempts }: Claim) => sql('outbox_messages').where({ id, attempts });

export const renewLease = (sql: Sql, claim: Claim, leaseSeconds: number) =>
  claimed(sql, claim).update({ locked_until: sql.raw('now() + make_interval(secs => ?)', [leaseSeconds]) });

/**
 * Applies even if another worker has claimed the email since. Clears the text, which may hold a link that opens an account or a
 * message deleted since.
 */
export const markSent = (sql: Sql, { id }: Claim, { toFile }: { toFile: boolean }) =>
  sql('outbox_messages')
    .where({ id })
    .update({
      text: '',
      html: null,
      sent_at: sql.raw('now()'),
      to_file: toFile,
      updated_at: sql.raw('now()'),
      locked_until: null,
      last_error: null,
    });

export const markDelayed = (sql: Sql, claim: Claim, pauseMs: number, lastError: string) =>
  claimed(sql, claim).update({
    next_attempt_at: sql.raw("now() + ? * interval '1 millisecond'", [pauseMs]),
    updated_at: sql.raw('now()'),
    locked_until: null,
    last_error: lastError,
  });

export const markFailed = (sql: Sql, claim: Claim, lastError: string) =>
  claimed(sql, claim).update({
    failed_at: sql.raw('now()'),
    updated_at: sql.raw('now()'),
    locked_until: null,
    last_error: lastError,
  });

/** Keeps sent emails for a month and failed ones for three, so an operator can investigate. */
export const pruneMails = (sql: Sql): Promise<number> =>
  sql('outbox_messages')
    .whereRaw("sent_at < now() - interval '30 days' OR failed_at < now() - interval '90 days'")
    .delete();

export interface MailsOfCustomer {
  emails: string[];
  /** Those about their orders. */
  ids: number[];
}

export const readMails = (sql: Sql, { emails, ids }: MailsOfCustomer) =>
  tables(sql)
    .selectFrom('outbox_messages')
    .where((mail) => mail.or([mail('recipient', '=', anyOf(emails)), mail('id', '=', anyOf(ids))]))
    .orderBy('id')
    .select(['recipient', 'subject', 'text', 'sent_at as sentAt'])
    .execute();

export const deleteMails = async (trx: Sql, { emails, ids }: MailsOfCustomer): Promise<void> => {
  await tables(trx)
    .deleteFrom('outbox_messages')
    .where((mail) =>
      mail.or([
        mail('recipient', '=', anyOf(emails)),
        mail('reply_to', '=', anyOf(emails)),
        mail('id', '=', anyOf(ids)),
        expression<boolean>`EXISTS (SELECT FROM unnest(${emails}::text[]) email WHERE strpos(lower(text), email) > 0)`,
      ]),
    )
    .execute();
};
