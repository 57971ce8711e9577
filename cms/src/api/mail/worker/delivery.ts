import { createTransport } from 'nodemailer';
import { environment } from '../../../environment';
import { fileNameOf } from '../domain/headers';
import type { ClaimedMail } from '../queries/outbox';
import { writeAtomically } from './write-atomically';

export interface Delivery {
  means: string;
  deliver(mail: ClaimedMail): Promise<void>;
}

const SECOND = 1_000;

/** Retries produce the same message: its id and date come from the row. */
const compose = ({ messageId, recipient, replyTo, subject, text, createdAt }: ClaimedMail) => ({
  messageId,
  date: createdAt,
  from: environment.mailFrom,
  // An object keeps an address from being parsed as several recipients.
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
    // A server may take long to accept a message. Hanging up earlier risks a second copy (RFC 5321, 4.5.3.2.6).
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
    means: `written to ${folder}`,
    deliver: async (mail) => {
      const { message } = await transport.sendMail(compose(mail));
      await writeAtomically(folder, fileNameOf(mail.messageId), message as Buffer);
    },
  };
};
