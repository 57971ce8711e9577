import { randomUUID } from 'node:crypto';
import type { MailServer, MailServerInput, MailServerTestInput, MailTestResult } from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { signals } from '../../../database/loops/signals';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { badField, conflict } from '../../../http/problem';
import type { RenderedMail } from '../../../mail/blocks';
import { encrypt } from '../../../security/encryption';
import { type Context, services } from '../../../services';
import { newMessageId } from '../domain/headers';
import {
  MAIL_SERVER_CHANNEL,
  MAIL_SERVER_ID,
  type MailServerRow,
  readMailServer,
  saveMailServer,
} from '../queries/mail-server';
import { bySmtp, type Delivery, type Letter } from '../worker/delivery';
import { openDelivery, optionsOf, PASSWORD_PURPOSE, readable, senderOf } from '../worker/open-delivery';

const { smtpUrl, mailFrom, secrets } = environment;
/** Whoever tests a server is waiting. */
const TEST_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const TEST_MAIL = { subject: 'A test from your shop', html: null, text: 'Your mail server works.\n' };

const NO_SERVER: Omit<MailServerRow, 'updatedAt'> = {
  host: '',
  port: 587,
  security: 'STARTTLS',
  userName: '',
  password: null,
  senderName: '',
  senderEmail: '',
};

const sourceOf = ({ host }: MailServerRow): MailServer['source'] => {
  if (smtpUrl) return 'ENVIRONMENT';
  return host ? 'PANEL' : 'FILES';
};

/** What SMTP_URL and MAIL_FROM say. */
const ofEnvironment = (): Partial<MailServer> => {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const [, senderName = '', senderEmail = mailFrom] = /^"?(.*?)"?\s*<(.+)>$/.exec(mailFrom) ?? [];
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'TLS' : 'STARTTLS',
    userName: decodeURIComponent(username),
    senderName,
    senderEmail,
  };
};

const toMailServer = (stored: MailServerRow): MailServer => {
  const { password, updatedAt, ...row } = stored;
  return {
    ...row,
    ...(smtpUrl ? ofEnvironment() : {}),
    source: sourceOf(stored),
    hasPassword: password !== null,
    isUnreadable: password !== null && readable(stored).password === null,
    updatedAt: updatedAt.toISOString(),
  };
};

/** The mail server, which the environment names or administrators set up. Without one, emails are written to files. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  let current: Promise<Delivery> | undefined;

  const open = async (): Promise<Delivery> => {
    const { isUnreadable, ...delivery } = await openDelivery(sql);
    if (isUnreadable)
      strapi.log.warn(
        'The password of the mail server can’t be read, since ENCRYPTION_KEY is another one now. Enter it again in the panel.',
      );
    return delivery;
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

  const save = async (
    openedAt: string | undefined,
    rowOf: (trx: Sql) => Promise<Omit<MailServerRow, 'updatedAt'>>,
  ): Promise<MailServer> => {
    if (smtpUrl) throw conflict('The mail server is set by SMTP_URL on the server');
    const guarded = { table: 'mail_server', openedAt, noun: 'mail server', current: read };
    await services(strapi).history.activity.watch({ kind: 'mailServer', ids: [MAIL_SERVER_ID] }, () =>
      guardedRow(strapi, guarded, async (trx) => saveMailServer(trx, await rowOf(trx))),
    );
    current = undefined;
    return read();
  };

  return {
    read,
    delivery,

    isConnected: async (): Promise<boolean> => (await read()).source !== 'FILES',

    change: ({ updatedAt, ...input }: MailServerInput): Promise<MailServer> =>
      save(updatedAt, async (trx) => {
        const password = passwordOf(input, readable(await readMailServer(trx)));
        return {
          ...input,
          userName: input.userName ?? '',
          password: password && encrypt(secrets.encryptionKey, PASSWORD_PURPOSE, password),
        };
      }),

    /** From then on, emails are written to files. */
    remove: (): Promise<MailServer> => save(undefined, async () => NO_SERVER),

    /** With what is entered, whether or not it’s saved. */
    async testInput({ to, ...input }: MailServerTestInput): Promise<MailTestResult> {
      const row = readable(await readMailServer(sql));
      const server = { ...input, userName: input.userName ?? '', password: passwordOf({ to, ...input }, row) };
      return tryOut(bySmtp(optionsOf(server), senderOf(server), TEST_TIMEOUTS), to, TEST_MAIL);
    },

    testCurrent: async (to: string): Promise<MailTestResult> => tryOut(await delivery(), to, TEST_MAIL),

    /** A test of an email, sent as all emails are. */
    sendTest: async (to: string, mail: RenderedMail): Promise<MailTestResult> => tryOut(await delivery(), to, mail),
  };
};
