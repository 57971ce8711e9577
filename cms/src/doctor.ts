/** `npm run doctor`: looks at everything that can be wrong with a shop. Changes nothing, unless it’s asked to. */
import { parseArgs } from 'node:util';
import { counted } from '@stoa/contract';
import type { Client } from 'pg';
import { connectStored } from './api/sales/payments/provider-keys';
import type { Area } from './area/area';
import * as areas from './areas';
import { inOrder } from './database/migrations/migration';
import { environment } from './environment';
import { allChecks } from './health/all-checks';
import { migrationsCheck } from './health/checks/migrations';
import { connect, type Examined, examine } from './health/examine';
import { printExamined } from './health/print';

const byName: Record<string, Area> = areas;

const OPTIONS = {
  /** Asks no payment provider and no mail server. */
  offline: { type: 'boolean' },
  /** One object instead of lines. */
  json: { type: 'boolean' },
  /** Mends what can be mended without harm. */
  fix: { type: 'boolean' },
} as const;

const readOptions = () => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new Error(`${(error as Error).message.split('. ')[0]}. The options are ${names.join(', ')}`);
  }
};

const fixAll = async (client: Client, examined: Examined[]): Promise<string[]> => {
  const done: string[] = [];
  for (const { fix } of examined.flatMap(({ findings }) => findings)) if (fix) done.push(await fix(client));
  return done;
};

const connectProviders = async (client: Client): Promise<void> => {
  const { rows } = await client.query("SELECT to_regclass('payment_providers') IS NOT NULL AS present");
  if (rows[0].present) connectStored((await client.query('SELECT name, keys FROM payment_providers')).rows);
};

const summaryOf = (errors: number, warnings: number): string =>
  errors + warnings === 0
    ? 'All is well.'
    : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}. Why and what to do is above.`;

const reach = (): Promise<Client> =>
  connect().catch((error: Error & { code?: string }) => {
    const { host } = new URL(environment.databaseUrl);
    throw new Error(
      `the database doesn’t answer at ${host} (${error.message || error.code}). ` +
        'Does it run, and what does its log say? With docker compose: docker compose ps --all, docker compose logs db, ' +
        'and docker compose up -d db to start it',
    );
  });

const look = async (): Promise<number> => {
  const { offline = false, json = false, fix = false } = readOptions();
  const client = await reach();
  try {
    await connectProviders(client);
    const [versions, ...others] = allChecks(Object.values(byName));
    const checks = [...(versions ? [versions] : []), migrationsCheck(inOrder(byName)), ...others];
    const examined: Examined[] = [];
    for await (const one of examine(client, checks, { isOffline: offline, isThorough: true })) {
      examined.push(one);
      if (!json) console.log(printExamined(one));
    }
    const findings = examined.flatMap((one) => one.findings);
    const errors = findings.filter(({ severity }) => severity === 'ERROR').length;
    const fixed = fix ? await fixAll(client, examined) : [];
    if (json) console.log(JSON.stringify({ checkedAt: new Date().toISOString(), checks: examined, fixed }, null, 2));
    else console.log(['', ...fixed, summaryOf(errors, findings.length - errors)].join('\n'));
    return errors === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
};

look().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The shop can’t be examined: ${error.message}.`);
    process.exitCode = 2;
  },
);
