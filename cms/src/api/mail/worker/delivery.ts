import { createTransport } from 'nodemailer';
import { fileNameOf } from '../domain/headers';
import { writeAtomically } from './write-atomically';

/** An email to be handed over. */
export interface Letter {
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  createdAt: Date;
}

export interface Delivery {
  /** For people: where emails go. */
  means: string;
  /** Nobody gets it: no mail server is connected. */
  toFile: boolean;
  /** Resolves to what the server said. */
  deliver(letter: Letter): Promise<string>;
  /** Signs in to the server and sends nothing. */
  greet(): Promise<unknown>;
}

/** A mail server and how to reach it. */
export interface SmtpOptions {
  host: string;
  port: number;
  secure: boolean;
  requireTLS?: boolean;
  ignoreTLS?: boolean;
  auth?: { user: string; pass: string };
}

const SECOND = 1_000;

const TIMEOUTS = {
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 20 * SECOND,
  // A server may take long to accept a message. Hanging up earlier risks a second copy (RFC 5321, 4.5.3.2.6).
  socketTimeout: 600 * SECOND,
};

/** Retries produce the same message: its id and date come from the row. */
const compose = (sender: string, { messageId, recipient, replyTo, subject, text, html, createdAt }: Letter) => ({
  messageId,
  date: createdAt,
  from: sender,
  // An object keeps an address from being parsed as several recipients.
  to: { name: '', address: recipient },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  subject,
  text,
  ...(html ? { html } : {}),
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** `server`: an address such as `smtp://user:password@host:587`, or its parts. */
export const bySmtp = (server: string | SmtpOptions, sender: string, timeouts = TIMEOUTS): Delivery => {
  const isUrl = typeof server === 'string';
  const transport = createTransport({ ...(isUrl ? { url: server } : server), ...timeouts });
  return {
    toFile: false,
    means: `sent by ${isUrl ? new URL(server).host : `${server.host}:${server.port}`}`,
    deliver: async (letter) => (await transport.sendMail(compose(sender, letter))).response,
    greet: () => transport.verify(),
  };
};

export const byFile = (folder: string, sender: string): Delivery => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    toFile: true,
    means: `written to ${folder}`,
    deliver: async (letter) => {
      const { message } = await transport.sendMail(compose(sender, letter));
      const name = fileNameOf(letter.messageId);
      await writeAtomically(folder, name, message as Buffer);
      return name;
    },
    greet: async () => undefined,
  };
};
