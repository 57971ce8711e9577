/** `npm run doctor`: says what is wrong with the orders of a shop, and changes nothing. */
import { Client } from 'pg';
import { auditOrders } from './api/sales/audit/audit';
import { type Comparison, comparePayments, readRecentPayments } from './api/sales/audit/compare-payments';
import { connectStored } from './api/sales/payments/provider-keys';
import type { Sql } from './database/sql';
import { environment } from './environment';

/** Asks no payment service. */
const OFFLINE = '--offline';

/** A table or a column isn't there. */
const OTHER_VERSION = ['42P01', '42703'];

/** Parameters as the driver names them. */
const numbered = (text: string): string => {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
};

/** One moment of the shop, however busy it is. */
const readShop = async () => {
  const client = new Client({ connectionString: environment.databaseUrl, application_name: 'stoa doctor' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sql = { raw: (text: string, values: unknown[]) => client.query(numbered(text), values) } as unknown as Sql;
    const { rows: providers } = await client.query('SELECT name, keys FROM payment_providers');
    connectStored(providers);
    return { contradictions: await auditOrders(sql), payments: await readRecentPayments(sql) };
  } finally {
    await client.end();
  }
};

const NOT_ASKED: Comparison = { contradictions: [], notes: [`Not compared with a payment provider: ${OFFLINE}.`] };

const examine = async (options: string[]): Promise<number> => {
  const unknown = options.find((option) => option !== OFFLINE);
  if (unknown) throw new Error(`Unknown option ${unknown}. The only one is ${OFFLINE}`);
  const { contradictions, payments } = await readShop();
  const comparison = options.includes(OFFLINE) ? NOT_ASKED : await comparePayments(payments);
  const all = [...contradictions, ...comparison.contradictions];
  for (const { must, found, advice } of all)
    console.log(`${must}. But:\n${found.map((line) => `  ${line}`).join('\n')}\n  What to do: ${advice}\n`);
  if (all.length === 0) console.log('Orders, payments, and stock: everything adds up.');
  console.log(comparison.notes.join('\n'));
  return all.length === 0 ? 0 : 1;
};

const formatError = ({ message, code }: Error & { code?: string }): string =>
  OTHER_VERSION.includes(code ?? '')
    ? 'its database is from another version. Run npm start first'
    : message || code || 'its database can’t be reached';

examine(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The shop can’t be examined: ${formatError(error)}.`);
    process.exitCode = 2;
  },
);
