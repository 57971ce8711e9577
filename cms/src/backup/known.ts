import type { Client } from 'pg';
import type { SequenceValue } from './format';
import { RESTORED_KEY } from './restored';
import { advanceSequences, readSequences } from './table-data';

export const KNOWN_MAILS = 'restored_mails';
export const KNOWN_INVOICES = 'restored_invoices';

/** Tables that a restored shop has until its first start has done what follows. */
const TABLES = [
  {
    name: KNOWN_MAILS,
    create: `CREATE TABLE public.${KNOWN_MAILS} (message_id text, dedupe_key text, recipient text, sent_at timestamptz, failed_at timestamptz)`,
    rows: 'SELECT message_id, dedupe_key, recipient, sent_at, failed_at FROM public.outbox_messages',
  },
  {
    name: KNOWN_INVOICES,
    create: `CREATE TABLE public.${KNOWN_INVOICES} (uuid uuid, invoice_number integer)`,
    rows: 'SELECT uuid, invoice_number FROM public.orders WHERE invoice_number IS NOT NULL',
  },
];

/** After all that were given, also before an earlier restore. */
const NEXT_INVOICE = `
  SELECT GREATEST((SELECT max(invoice_number) + 1 FROM public.orders),
    (SELECT max((value::jsonb ->> 'nextInvoice')::integer) FROM public.strapi_core_store_settings WHERE key = '${RESTORED_KEY}')) AS next`;

/** What the shop that is replaced tells the restored one: its emails, invoices, and how far its numbers went. */
export interface Known {
  rows: Record<string, object[]>;
  sequences: SequenceValue[];
  nextInvoice: number | null;
}

export const readKnown = async (client: Client): Promise<Known> => {
  const rows: Known['rows'] = {};
  for (const { name, rows: select } of TABLES) {
    const found = await client.query<{ row: object }>(`SELECT to_json(known) AS row FROM (${select}) known`);
    rows[name] = found.rows.map(({ row }) => row);
  }
  const { rows: next } = await client.query<{ next: number | null }>(NEXT_INVOICE);
  return { rows, sequences: await readSequences(client), nextInvoice: next[0]?.next ?? null };
};

/** Within the transaction of the restore. */
export const keepKnown = async (client: Client, known: Known): Promise<void> => {
  for (const { name, create } of TABLES) {
    await client.query(`DROP TABLE IF EXISTS public.${name}; ${create}`);
    await client.query(`INSERT INTO public.${name} SELECT * FROM json_populate_recordset(null::public.${name}, $1)`, [
      JSON.stringify(known.rows[name]),
    ]);
  }
  await advanceSequences(client, await readSequences(client), known.sequences);
};

export const FORGET_KNOWN = TABLES.map(({ name }) => `DROP TABLE IF EXISTS ${name}`).join('; ');
