import type { Client } from 'pg';
import { Failure } from '../failure';

/** What a restore finds. */
export type PresentShop =
  | { state: 'EMPTY' }
  | { state: 'SHOP'; orders: number; newestOrder: number | null }
  /** It can’t be read. */
  | { state: 'DAMAGED'; why: string };

const TABLES = `
  SELECT count(*)::int AS count, to_regclass('public.strapi_core_store_settings') IS NOT NULL AS "isShop",
    to_regclass('public.orders') IS NOT NULL AS "hasOrders"
  FROM pg_tables WHERE schemaname = 'public'`;

const ORDERS = 'SELECT count(*)::int AS orders, max(number) AS "newestOrder" FROM public.orders';

export const damagedBy = (error: unknown): PresentShop => ({ state: 'DAMAGED', why: (error as Error).message });

export const readPresent = async (client: Client): Promise<PresentShop> => {
  try {
    const { rows } = await client.query<{ count: number; isShop: boolean; hasOrders: boolean }>(TABLES);
    const [found] = rows;
    if (!found || found.count === 0) return { state: 'EMPTY' };
    if (!found.isShop)
      throw new Failure(
        'This database has tables, but no shop. Nothing was changed. Restore into an empty database, or into that of a shop.',
      );
    if (!found.hasOrders) return { state: 'SHOP', orders: 0, newestOrder: null };
    const { rows: counted } = await client.query<{ orders: number; newestOrder: number | null }>(ORDERS);
    return { state: 'SHOP', orders: counted[0]?.orders ?? 0, newestOrder: counted[0]?.newestOrder ?? null };
  } catch (error) {
    if (error instanceof Failure) throw error;
    return damagedBy(error);
  }
};

const OWN = (catalog: string, row: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${row}.oid AND deptype IN ('e', 'i'))`;

const relations = (kind: string) => `
  SELECT string_agg(c.oid::regclass::text, ', ') FROM pg_class c
  WHERE relnamespace = 'public'::regnamespace AND relkind = '${kind}' AND ${OWN('pg_class', 'c')}`;

/** Not what belongs to an extension. What else depends on a table isn’t the shop’s, and stops it. */
const CLEAR = `
  DO $$
  DECLARE
    names text;
  BEGIN
    names := (${relations('v')});
    IF names IS NOT NULL THEN EXECUTE 'DROP VIEW ' || names; END IF;
    names := (${relations('r')});
    IF names IS NOT NULL THEN EXECUTE 'DROP TABLE ' || names; END IF;
    names := (${relations('S')});
    IF names IS NOT NULL THEN EXECUTE 'DROP SEQUENCE ' || names; END IF;
    names := (SELECT string_agg(p.oid::regprocedure::text, ', ') FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND ${OWN('pg_proc', 'p')});
    IF names IS NOT NULL THEN EXECUTE 'DROP ROUTINE ' || names; END IF;
    names := (SELECT string_agg(t.oid::regtype::text, ', ') FROM pg_type t
      WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' AND ${OWN('pg_type', 't')});
    IF names IS NOT NULL THEN EXECUTE 'DROP TYPE ' || names; END IF;
  END $$`;

/** Within a transaction. */
export const clear = (client: Client) => client.query(`CREATE SCHEMA IF NOT EXISTS public; ${CLEAR}`);

const EXTENSIONS = "SELECT extname AS name FROM pg_extension WHERE extnamespace = 'public'::regnamespace";

/** Reads none of its rows, and keeps all of them for whoever can still get something out of them. Its new name. */
export const setAside = async (client: Client, at: Date): Promise<string> => {
  const name = `damaged_${at.toISOString().slice(0, 19).replace(/\D/g, '')}`;
  const { rows: extensions } = await client.query<{ name: string }>(EXTENSIONS);
  await client.query(`ALTER SCHEMA public RENAME TO ${name}; CREATE SCHEMA public`);
  for (const extension of extensions)
    await client.query(`ALTER EXTENSION ${client.escapeIdentifier(extension.name)} SET SCHEMA public`);
  return name;
};
