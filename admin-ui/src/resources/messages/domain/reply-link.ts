import type { Message } from '@stoa/contract';

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

/** More than this some mail programs do not take from a link. */
const LONGEST_QUOTE = 1000;

/** Opens the reader's own mail program with an answer begun: to the sender, on the subject, with what they wrote. */
export function replyLink({ name, email, subject, message }: Message): string {
  const start = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)}…` : message;
  const body = `\n\n${name} wrote:\n${quoted(start)}`.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`;
}
