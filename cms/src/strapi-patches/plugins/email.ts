import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { services } from '../../services';

interface ConsoleMail {
  to: string;
  subject: string;
  text: string;
}

/** Sends the console's email through our outbox; Strapi would deliver directly to the recipient's mail server. */
export const sendEmailsThroughOutbox = (strapi: Core.Strapi): void => {
  strapi.plugin('email').provider = {
    send: ({ to, subject, text }: ConsoleMail) =>
      services(strapi).mail.outbox.enqueue({ dedupeKey: `console ${randomUUID()}`, to, subject, text }),
  };
};
