import type { SubmissionInput, SubmissionReceipt } from '@stoa/contract';
import { createRecord } from '../../../database/records';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { isFilled } from '../domain/honeypot';

const THANKS = "Your message has been sent successfully. We'll get back to you soon.";

/** Takes an id from the submissions sequence that no record will ever have. */
const takeSubmissionId = async (sql: Sql): Promise<number> => {
  const { rows } = await sql.raw("SELECT nextval(pg_get_serial_sequence('submissions', 'id'))::int AS id");
  return rows[0].id;
};

export default ({ strapi }: Context) => ({
  /**
   * Stores the message and tells the staff, or does neither. Bots that fill in the honeypot get the same answer, but nothing is stored.
   */
  async submit({ website, ...submission }: SubmissionInput): Promise<SubmissionReceipt> {
    if (isFilled(website)) return { id: await takeSubmissionId(strapi.db.connection), message: THANKS };
    return strapi.db.transaction(async ({ trx }) => {
      const id = await createRecord(strapi, 'api::contact.submission', submission);
      await services(strapi).notifications.feed.notify(trx, 'newMessage', String(id), { id });
      return { id, message: THANKS };
    });
  },
});
