import type { Message } from '@stoa/contract';
import { mailTo } from '@stoa/web-kit';

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

/** Some email programs don't accept more than this from a link. */
const LONGEST_QUOTE = 1000;

/** Opens the reader's email program with a reply started: to the sender, with the subject and a quote of the message. */
export function replyLink({ name, email, subject, message }: Message): string {
  const start = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)}…` : message;
  const body = `\n\n${name} wrote:\n${quoted(start)}`.replaceAll(/\r?\n/g, '\r\n');
  return `${mailTo(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`;
}
