import path from 'node:path';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { decrypt } from '../../../security/encryption';
import { type MailServerRow, readMailServer } from '../queries/mail-server';
import { byFile, bySmtp, type Delivery, type SmtpOptions } from './delivery';

const { smtpUrl, mailFrom, dataFolder, secrets } = environment;
const FOLDER = path.join(dataFolder, 'mail');
export const PASSWORD_PURPOSE = 'mail server password';

type Server = Pick<MailServerRow, 'host' | 'port' | 'security' | 'userName' | 'password'>;

export const optionsOf = ({ host, port, security, userName, password }: Server): SmtpOptions => ({
  host,
  port,
  secure: security === 'TLS',
  ...(security === 'STARTTLS' ? { requireTLS: true } : {}),
  ...(security === 'NONE' ? { ignoreTLS: true } : {}),
  ...(userName ? { auth: { user: userName, pass: password ?? '' } } : {}),
});

export const senderOf = ({ senderName, senderEmail }: Pick<MailServerRow, 'senderName' | 'senderEmail'>): string =>
  `"${senderName.replace(/["\\]/g, '')}" <${senderEmail}>`;

export const readable = (row: MailServerRow): MailServerRow => ({
  ...row,
  password: row.password && (decrypt(secrets.encryptionKey, PASSWORD_PURPOSE, row.password) ?? null),
});

/** As the environment says, else as administrators set it up. Without either, emails are written to files. */
export const openDelivery = async (sql: Sql): Promise<Delivery & { isUnreadable: boolean }> => {
  if (smtpUrl) return { ...bySmtp(smtpUrl, mailFrom), isUnreadable: false };
  const stored = await readMailServer(sql);
  const row = readable(stored);
  const isUnreadable = stored.password !== null && row.password === null;
  return { ...(row.host ? bySmtp(optionsOf(row), senderOf(row)) : byFile(FOLDER, mailFrom)), isUnreadable };
};
