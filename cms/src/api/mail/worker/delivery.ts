import { createTransport } from 'nodemailer';
import { environment } from '../../../environment';
import { fileNameOf } from '../domain/headers';
import type { ClaimedMail } from '../queries/outbox';
import { writeWhole } from './write-whole';

export interface Delivery {
  /** In words, for the log at start. */
  means: string;
  deliver(mail: ClaimedMail): Promise<void>;
}

const SECOND = 1_000;

/** The same mail gives the same message each time: its id and its date are those of the row. */
const compose = ({ messageId, recipient, replyTo, subject, text, createdAt }: ClaimedMail) => ({
  messageId,
  date: createdAt,
  from: environment.mailFrom,
  // As an object, nothing in an address is read as a second recipient.
  to: { name: '', address: recipient },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  subject,
  text,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

export const bySmtp = (url: string): Delivery => {
  const transport = createTransport({
    url,
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    // A server may think long before it accepts a message; hanging up earlier risks a second copy (RFC 5321, 4.5.3.2.6).
    socketTimeout: 600 * SECOND,
  });
  return {
    means: `sent by ${new URL(url).host}`,
    deliver: async (mail) => {
      await transport.sendMail(compose(mail));
    },
  };
};

export const byFile = (folder: string): Delivery => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    means: `written into ${folder}`,
    deliver: async (mail) => {
      const { message } = await transport.sendMail(compose(mail));
      await writeWhole(folder, fileNameOf(mail.messageId), message as Buffer);
    },
  };
};
