import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { services } from '../services';

interface ConsoleMail {
  to: string;
  subject: string;
  text: string;
}

/** The console's mails leave as all others do; Strapi would look for the recipient's mail server by itself. */
export const mailThroughOutbox = (strapi: Core.Strapi): void => {
  strapi.plugin('email').provider = {
    send: ({ to, subject, text }: ConsoleMail) =>
      services.mail.outbox(strapi).enqueue({ dedupeKey: `console ${randomUUID()}`, to, subject, text }),
  };
};
