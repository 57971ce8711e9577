import type { ExportKind, ImportKind, OrderDocumentsInput, PublicBrand } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

/** What a download contains: a list with its filters, an import's report, a file to fill in, documents of orders, what is known of a customer, or a backup. */
export type DownloadSubject =
  | { list: ExportKind; query: Record<string, unknown> }
  | { report: number }
  | { template: ImportKind }
  | { documents: OrderDocumentsInput }
  /** An invoice in the look of a brand that may not be saved. */
  | { sampleInvoice: PublicBrand | null }
  | { customer: number }
  | { backup: { id: number; fileName: string } };

const SECONDS = 60;

export const insertDownload = async (sql: Sql, tokenHash: string, subject: DownloadSubject): Promise<Date> => {
  const [row] = await sql('downloads')
    .insert({
      token_hash: tokenHash,
      subject: JSON.stringify(subject),
      expires_at: sql.raw("now() + ? * interval '1 second'", [SECONDS]),
    })
    .returning('expires_at');
  return row.expires_at;
};

/** If two requests use the same address, only one gets the file. */
export const takeDownload = async (sql: Sql, tokenHash: string): Promise<DownloadSubject | undefined> => {
  const [row] = await sql('downloads')
    .where({ token_hash: tokenHash })
    .whereRaw('expires_at > now()')
    .delete()
    .returning('subject');
  return row?.subject;
};

export const pruneDownloads = (sql: Sql): Promise<number> => sql('downloads').whereRaw('expires_at <= now()').delete();
