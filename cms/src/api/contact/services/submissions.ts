import type { SubmissionInput, SubmissionReceipt } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { createRecord } from '../../../database/records';
import { services } from '../../../services';
import { isFilled } from '../domain/honeypot';
import { submissionMail } from '../domain/submission-mail';
import { takeSubmissionId } from '../queries/messages';

const THANKS = "Your message has been sent successfully. We'll get back to you soon.";

const createSubmissionsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Stored and mailed, or neither. A machine that fills the honeypot gets the same answer, and nothing is kept. */
  async submit({ website, ...submission }: SubmissionInput): Promise<SubmissionReceipt> {
    if (isFilled(website)) return { id: await takeSubmissionId(strapi.db.connection), message: THANKS };
    const { shopName, contactEmail } = await services.store.settings(strapi).readPublic();
    return strapi.db.transaction(async ({ trx }) => {
      const id = await createRecord(strapi, 'api::contact.submission', submission);
      const mail = { dedupeKey: `submission-${id}`, to: contactEmail, ...submissionMail(shopName, submission) };
      await services.mail.outbox(strapi).enqueue(mail, trx);
      return { id, message: THANKS };
    });
  },
});

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;
export default createSubmissionsService;
