import type { HealthCheck } from '@stoa/contract';
import { Client } from 'pg';
import type { Sql } from '../database/sql';
import { environment } from '../environment';
import type { Check, Finding, HealthTools } from './check';

/** Parameters as the driver names them. */
const numbered = (text: string): string => {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
};

export const sqlOf = (client: Client): Sql =>
  ({ raw: (text: string, values: unknown[]) => client.query(numbered(text), values) }) as unknown as Sql;

export interface Examined extends HealthCheck {
  findings: Finding[];
}

/** What couldn't be looked at may be wrong as well. */
const notChecked = ({ name, look: _, ...shown }: Check, error: Error): Examined => ({
  name,
  ...shown,
  summary: 'Not checked',
  findings: [
    {
      severity: 'ERROR',
      what: `${name} couldn’t be checked`,
      why: 'Something may be wrong that nobody sees.',
      advice: 'Look at the reason, and check again. If it stays, report it.',
      details: [error.message],
    },
  ],
});

export const connect = async (connectionString = environment.databaseUrl): Promise<Client> => {
  const client = new Client({ connectionString, application_name: 'stoa doctor', connectionTimeoutMillis: 10_000 });
  // Whoever waits for a statement is told. Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** One check after the other, each at one moment of the shop. Changes nothing. */
export async function* examine(
  client: Client,
  checks: Check[],
  how: Pick<HealthTools, 'isOffline' | 'isThorough'>,
): AsyncGenerator<Examined> {
  const sql = sqlOf(client);
  for (const check of checks) {
    const { look, ...shown } = check;
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const looked = look({ sql, client, ...how }).then(
      (found): Examined => ({ ...shown, ...found }),
      (error: Error) => notChecked(check, error),
    );
    yield await looked.finally(() => client.query('ROLLBACK'));
  }
}
