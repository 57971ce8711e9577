import type { Client } from 'pg';

/** What a restored shop knows of it, until its first start has done what follows. */
export interface Restored {
  id: string;
  /** When the backup was made. */
  takenAt: string;
  restoredAt: string;
  /** Whether there is what the shop that was replaced told (`known.ts`). */
  knowsReplaced: boolean;
  /** The first invoice number that neither shop has given; null if nobody knows. */
  nextInvoice: number | null;
  isDone: boolean;
}

/** In the same table as all of Strapi’s settings, which shops of all versions have. */
export const RESTORED_KEY = 'stoa_restored';

/** Within the transaction of the restore: without it, there was none. What an earlier restore knew of invoices stays. */
export const markRestored = async (client: Client, restored: Restored): Promise<void> => {
  const { rows } = await client.query<{ value: string }>(
    'DELETE FROM public.strapi_core_store_settings WHERE key = $1 RETURNING value',
    [RESTORED_KEY],
  );
  const earlier: Partial<Restored> = rows[0] ? JSON.parse(rows[0].value) : {};
  const nextInvoice = restored.nextInvoice ?? earlier.nextInvoice ?? null;
  await client.query("INSERT INTO public.strapi_core_store_settings (key, value, type) VALUES ($1, $2, 'object')", [
    RESTORED_KEY,
    JSON.stringify({ ...restored, nextInvoice } satisfies Restored),
  ]);
};
