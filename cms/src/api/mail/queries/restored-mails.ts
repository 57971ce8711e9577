import { KNOWN_MAILS } from '../../../backup/known';
import type { Restored } from '../../../backup/restored';
import type { Sql } from '../../../database/sql';

/**
 * Emails that waited, and have been sent or given up since, are so here, too. Of emails that came later, their keys are kept: what
 * happens again queues them again, and finds them sent.
 */
export const markKnown = async (sql: Sql): Promise<void> => {
  await sql.raw(`
    UPDATE outbox_messages AS mail SET sent_at = known.sent_at, failed_at = known.failed_at, locked_until = NULL,
      text = CASE WHEN known.sent_at IS NULL THEN text ELSE '' END, html = CASE WHEN known.sent_at IS NULL THEN html END
    FROM ${KNOWN_MAILS} known
    WHERE known.message_id = mail.message_id AND mail.sent_at IS NULL AND mail.failed_at IS NULL
      AND (known.sent_at IS NOT NULL OR known.failed_at IS NOT NULL)`);
  await sql.raw(`
    INSERT INTO outbox_messages (document_id, dedupe_key, message_id, recipient, subject, text, attempts, next_attempt_at, sent_at,
      created_at, updated_at, published_at)
    SELECT gen_random_uuid(), dedupe_key, message_id, recipient, '', '', 0, sent_at, sent_at, sent_at, sent_at, sent_at
    FROM ${KNOWN_MAILS} WHERE sent_at IS NOT NULL
    ON CONFLICT (dedupe_key) DO NOTHING`);
};

const HELD = 'The shop was restored from a backup, and this email may have been sent since';

/** Whatever nobody knows to be unsent. What the comparison with the providers has queued was mostly sent before, too. */
export const holdUnknown = async (sql: Sql, { knowsReplaced }: Restored): Promise<number> => {
  const isKnown = `EXISTS (SELECT FROM ${KNOWN_MAILS} known WHERE known.message_id = mail.message_id)`;
  const { rowCount } = await sql.raw(
    `UPDATE outbox_messages AS mail SET failed_at = now(), updated_at = now(), locked_until = NULL, last_error = :held
     WHERE sent_at IS NULL AND failed_at IS NULL${knowsReplaced ? ` AND NOT ${isKnown}` : ''}`,
    { held: HELD },
  );
  return rowCount ?? 0;
};
