/**
 * Replaces the provider of Strapi’s email plugin, which delivers directly to the recipient’s mail server.
 * Without it, emails of the console aren’t tried again, and most mail servers refuse them.
 */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { services } from '../../services';

interface ConsoleMail {
  to: string;
  subject: string;
  text: string;
}

export const sendEmailsThroughOutbox = (strapi: Core.Strapi): void => {
  strapi.plugin('email').provider = {
    send: ({ to, subject, text }: ConsoleMail) =>
      services(strapi).mail.outbox.sendText({ dedupeKey: `console ${randomUUID()}`, to, subject, text }),
  };
};
