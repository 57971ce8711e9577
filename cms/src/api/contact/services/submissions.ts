import type { SubmissionInput, SubmissionReceipt } from '@stoa/contract';
import { createRecord } from '../../../database/records';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { isFilled } from '../domain/honeypot';
import { submissionMail } from '../domain/submission-mail';

const THANKS = "Your message has been sent successfully. We'll get back to you soon.";

/** Takes an id from the submissions sequence that no record will ever have. */
const takeSubmissionId = async (sql: Sql): Promise<number> => {
  const { rows } = await sql.raw("SELECT nextval(pg_get_serial_sequence('submissions', 'id'))::int AS id");
  return rows[0].id;
};

export default ({ strapi }: Context) => ({
  /**
   * Stores and emails the message, or does neither. Bots that fill in the honeypot get the same answer, but nothing is stored.
   */
  async submit({ website, ...submission }: SubmissionInput): Promise<SubmissionReceipt> {
    if (isFilled(website)) return { id: await takeSubmissionId(strapi.db.connection), message: THANKS };
    const { settings } = services(strapi).store;
    const [{ shopName }, recipients] = [await settings.readPublic(), await settings.ownAddresses()];
    return strapi.db.transaction(async ({ trx }) => {
      const id = await createRecord(strapi, 'api::contact.submission', submission);
      const mail = submissionMail(shopName, submission);
      for (const [index, to] of recipients.entries())
        await services(strapi).mail.outbox.enqueue({ dedupeKey: `submission-${id}-${index}`, to, ...mail }, trx);
      return { id, message: THANKS };
    });
  },
});
