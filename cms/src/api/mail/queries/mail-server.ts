import type { MailSecurity } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

export const MAIL_SERVER_CHANNEL = 'stoa_mail_server';
/** The only row has an id, as all records do. */
export const MAIL_SERVER_ID = 1;

export interface MailServerRow {
  /** Empty: none was set up. */
  host: string;
  port: number;
  security: MailSecurity;
  userName: string;
  /** Encrypted. */
  password: string | null;
  senderName: string;
  senderEmail: string;
  updatedAt: Date;
}

export const readMailServer = (sql: Sql): Promise<MailServerRow> =>
  tables(sql)
    .selectFrom('mail_server')
    .select([
      'host',
      'port',
      'security',
      'user_name as userName',
      'password',
      'sender_name as senderName',
      'sender_email as senderEmail',
      'updated_at as updatedAt',
    ])
    .executeTakeFirstOrThrow();

/** Every process hears of it once the transaction commits. */
export const saveMailServer = async (
  sql: Sql,
  { userName, senderName, senderEmail, ...row }: Omit<MailServerRow, 'updatedAt'>,
): Promise<void> => {
  await tables(sql)
    .updateTable('mail_server')
    .set({
      ...row,
      user_name: userName,
      sender_name: senderName,
      sender_email: senderEmail,
      updated_at: new Date(),
    })
    .execute();
  await sql.raw('SELECT pg_notify(?, ?)', [MAIL_SERVER_CHANNEL, '']);
};
