import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Shop } from '../shop/shop';

/** The emails sent to an address, oldest first, parsed as an email client would; only those with `subject`, if given. */
export const mailsTo = async (
  { database, dataFolder }: Shop,
  recipient: string,
  subject?: string,
): Promise<ParsedMail[]> => {
  const sent = await database.query<{ message_id: string }>(
    'SELECT message_id FROM outbox_messages WHERE recipient = $1 AND sent_at IS NOT NULL ORDER BY id',
    [recipient],
  );
  const fileOf = (messageId: string) => path.join(dataFolder, 'mail', `${messageId.slice(1, -1)}.eml`);
  const mails = await Promise.all(sent.map(async ({ message_id }) => simpleParser(await readFile(fileOf(message_id)))));
  return mails.filter((mail) => subject === undefined || mail.subject === subject);
};
