import type { Client } from 'pg';

/** What a restored shop knows of it, until its first start has done what follows. */
export interface Restored {
  id: string;
  /** When the backup was made. */
  takenAt: string;
  restoredAt: string;
  /** Whether `restored_mails` has what became of the emails since the backup. */
  knowsMails: boolean;
  isDone: boolean;
}

/** In the same table as all of Strapi’s settings, which shops of all versions have. */
export const RESTORED_KEY = 'stoa_restored';
/** The shop that was replaced told of these. */
export const KNOWN_MAILS = 'restored_mails';

const KNOWN = 'SELECT message_id, dedupe_key, recipient, sent_at, failed_at FROM public.outbox_messages';

const REMEMBER = `CREATE TEMP TABLE known_mails ON COMMIT DROP AS ${KNOWN}`;

/** What has become of emails in the shop that is about to be replaced. */
export const rememberMails = (client: Client) => client.query(REMEMBER);

export type KnownMail = Record<'message_id' | 'dedupe_key' | 'recipient' | 'sent_at' | 'failed_at', string | null>;

/** The same, to be taken to another database. */
export const readMails = async (client: Client): Promise<KnownMail[]> =>
  (await client.query<{ mail: KnownMail }>(`SELECT to_json(known) AS mail FROM (${KNOWN}) known`)).rows.map(
    ({ mail }) => mail,
  );

export const takeMails = async (client: Client, mails: KnownMail[]): Promise<void> => {
  await client.query(`${REMEMBER} WITH NO DATA`);
  await client.query(
    'INSERT INTO pg_temp.known_mails SELECT * FROM json_populate_recordset(null::pg_temp.known_mails, $1)',
    [JSON.stringify(mails)],
  );
};

export const keepMails = (client: Client) =>
  client.query(
    `DROP TABLE IF EXISTS public.${KNOWN_MAILS}; CREATE TABLE public.${KNOWN_MAILS} AS SELECT * FROM pg_temp.known_mails`,
  );

/** Within the transaction of the restore: without it, there was none. */
export const markRestored = async (client: Client, restored: Restored): Promise<void> => {
  await client.query('DELETE FROM public.strapi_core_store_settings WHERE key = $1', [RESTORED_KEY]);
  await client.query("INSERT INTO public.strapi_core_store_settings (key, value, type) VALUES ($1, $2, 'object')", [
    RESTORED_KEY,
    JSON.stringify(restored),
  ]);
};
