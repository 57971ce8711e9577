import { Client } from 'pg';
import { environment } from '../../environment';
import { REQUEST_TIMEOUT_MS } from '../failures/statement-timeouts';
import type { Selection } from '../sql';

/** Rows may hold 200 kB of Markdown each. */
const AT_ONCE = 100;
const BEGIN = "BEGIN READ ONLY; SET LOCAL timezone = 'UTC'; SET LOCAL idle_in_transaction_session_timeout = '60s'";

const fetchSome = (client: Client) => {
  const fetched = client.query(`FETCH ${AT_ONCE} FROM found`);
  // It is awaited when its turn comes, if the reader doesn’t leave before that.
  fetched.catch(() => undefined);
  return fetched;
};

/**
 * Reads a query of any size from one snapshot with little memory. It uses its own connection, past a pooler, so slow downloads
 * take none from others; after a minute without reading, the connection is closed.
 */
export async function* readByCursor<Row>(query: Selection): AsyncGenerator<Row[]> {
  const { sql, bindings } = query.toSQL().toNative();
  const client = new Client({
    connectionString: environment.databaseListenUrl,
    connectionTimeoutMillis: REQUEST_TIMEOUT_MS,
  });
  // The next statement reports the error; with no listener, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(BEGIN);
    await client.query(`DECLARE found NO SCROLL CURSOR FOR ${sql}`, [...bindings]);
    let next = fetchSome(client);
    for (;;) {
      const { rows } = await next;
      if (rows.length === 0) return;
      // The database reads on while these are used.
      next = fetchSome(client);
      yield rows as Row[];
    }
  } finally {
    await client.end();
  }
}
