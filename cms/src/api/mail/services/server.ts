import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { MailServer, MailServerInput, MailServerTestInput, MailTestResult } from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { signals } from '../../../database/loops/signals';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { badField, conflict } from '../../../http/problem';
import type { RenderedMail } from '../../../mail/blocks';
import { decrypt, encrypt } from '../../../security/encryption';
import { type Context, services } from '../../../services';
import { newMessageId } from '../domain/headers';
import {
  MAIL_SERVER_CHANNEL,
  MAIL_SERVER_ID,
  type MailServerRow,
  readMailServer,
  saveMailServer,
} from '../queries/mail-server';
import { byFile, bySmtp, type Delivery, type Letter, type SmtpOptions } from '../worker/delivery';

const { smtpUrl, mailFrom, dataFolder, secrets } = environment;
const PURPOSE = 'mail server password';
const FOLDER = path.join(dataFolder, 'mail');
/** Whoever tests a server is waiting. */
const TEST_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Server = Pick<MailServerRow, 'host' | 'port' | 'security' | 'userName' | 'password'>;

const optionsOf = ({ host, port, security, userName, password }: Server): SmtpOptions => ({
  host,
  port,
  secure: security === 'TLS',
  ...(security === 'STARTTLS' ? { requireTLS: true } : {}),
  ...(security === 'NONE' ? { ignoreTLS: true } : {}),
  ...(userName ? { auth: { user: userName, pass: password ?? '' } } : {}),
});

const senderOf = ({ senderName, senderEmail }: Pick<MailServerRow, 'senderName' | 'senderEmail'>): string =>
  `"${senderName.replace(/["\\]/g, '')}" <${senderEmail}>`;

const readable = (row: MailServerRow): MailServerRow => ({
  ...row,
  password: row.password && (decrypt(secrets.encryptionKey, PURPOSE, row.password) ?? null),
});

const sourceOf = ({ host }: MailServerRow): MailServer['source'] => {
  if (smtpUrl) return 'ENVIRONMENT';
  return host ? 'PANEL' : 'FILES';
};

const toMailServer = ({ password, updatedAt, ...row }: MailServerRow): MailServer => ({
  ...row,
  source: sourceOf({ password, updatedAt, ...row }),
  hasPassword: password !== null,
  updatedAt: updatedAt.toISOString(),
});

/** The mail server, which the environment names or administrators set up. Without one, emails are written to files. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  let current: Promise<Delivery> | undefined;

  const open = async (): Promise<Delivery> => {
    if (smtpUrl) return bySmtp(smtpUrl, mailFrom);
    const row = readable(await readMailServer(sql));
    return row.host ? bySmtp(optionsOf(row), senderOf(row)) : byFile(FOLDER, mailFrom);
  };

  signals.on(MAIL_SERVER_CHANNEL, () => {
    current = undefined;
  });

  const delivery = (): Promise<Delivery> => {
    current ??= open().catch((error) => {
      current = undefined;
      throw error;
    });
    return current;
  };

  const read = async (trx: Sql = sql): Promise<MailServer> => toMailServer(await readMailServer(trx));

  /** The stored one goes only where it was entered for, and no less protected. */
  const passwordOf = (input: MailServerInput | MailServerTestInput, row: MailServerRow): string | null => {
    if (input.password !== undefined) return input.password || null;
    const { host, port, security, userName } = input;
    const isSame =
      row.host === host && row.port === port && row.security === security && row.userName === (userName ?? '');
    if (!isSame && row.password !== null && userName) throw badField('password', 'Enter the password again');
    return isSame ? row.password : null;
  };

  const tryOut = async (
    { means, deliver }: Delivery,
    to: string,
    mail: Pick<Letter, 'subject' | 'html' | 'text'>,
  ): Promise<MailTestResult> => {
    const letter = {
      ...mail,
      messageId: newMessageId(randomUUID(), environment.publicUrl),
      recipient: to,
      replyTo: null,
      createdAt: new Date(),
    };
    return deliver(letter).then(
      (response) => ({ accepted: true, means, response }),
      (error: Error) => ({ accepted: false, means, response: error.message }),
    );
  };

  const TEST_MAIL = {
    subject: 'A test from your shop',
    html: null,
    text: 'Your mail server works.\n',
  };

  return {
    read,
    delivery,

    isConnected: async (): Promise<boolean> => (await read()).source !== 'FILES',

    async change({ updatedAt, ...input }: MailServerInput): Promise<MailServer> {
      if (smtpUrl) throw conflict('The mail server is set by SMTP_URL on the server');
      const guarded = { table: 'mail_server', openedAt: updatedAt, noun: 'mail server', current: read };
      await services(strapi).history.activity.watch({ kind: 'mailServer', ids: [MAIL_SERVER_ID] }, () =>
        guardedRow(strapi, guarded, async (trx) => {
          const password = passwordOf(input, readable(await readMailServer(trx)));
          await saveMailServer(trx, {
            ...input,
            userName: input.userName ?? '',
            password: password && encrypt(secrets.encryptionKey, PURPOSE, password),
          });
        }),
      );
      current = undefined;
      return read();
    },

    /** With what is entered, whether or not it’s saved. */
    async testInput({ to, ...input }: MailServerTestInput): Promise<MailTestResult> {
      const row = readable(await readMailServer(sql));
      const server = { ...input, userName: input.userName ?? '', password: passwordOf({ to, ...input }, row) };
      return tryOut(bySmtp(optionsOf(server), senderOf(server), TEST_TIMEOUTS), to, TEST_MAIL);
    },

    /** A test of an email, sent as all emails are. */
    sendTest: async (to: string, mail: RenderedMail): Promise<MailTestResult> => tryOut(await delivery(), to, mail),
  };
};
