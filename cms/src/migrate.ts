/** Updates the database and ends, before the processes that serve the shop start. `--pending` only says what would be done. */
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { Client } from 'pg';
import type { Area } from './area/area';
import * as areas from './areas';
import { runCommand } from './backup/terminal';
import { purpose } from './boot/purpose';
import { inOrder, pendingOf, titleOf } from './database/migrations/migration';
import { readRecords } from './database/migrations/records';
import { requireOwnHistory } from './database/migrations/require-own-history';
import { environment } from './environment';
import { Failure } from './failure';

const byName: Record<string, Area> = areas;
const USAGE = 'node dist/src/migrate.js [--pending]';

/** The exit code of `--pending` if the version before has to stop. */
const MUST_STOP = 3;

const readPending = async () => {
  const client = new Client({ connectionString: environment.databaseListenUrl, application_name: 'stoa migrate' });
  await client.connect();
  try {
    const migrations = inOrder(byName);
    await requireOwnHistory(client, migrations);
    return pendingOf(migrations, await readRecords(client));
  } finally {
    await client.end();
  }
};

const printPending = async (): Promise<void> => {
  const { pending, incompatible } = await readPending();
  if (pending.length === 0) return console.log('The database is up to date.');
  for (const migration of pending)
    console.log(`${titleOf(migration)}${incompatible.includes(migration) ? ': the shop has to stop for it' : ''}`);
  if (incompatible.length > 0) process.exitCode = MUST_STOP;
};

const migrate = async (): Promise<void> => {
  purpose.servesShop = false;
  const appDir = process.cwd();
  const started = Date.now();
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  await strapi.destroy();
  console.log(`✓ The database is up to date, after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
};

runCommand(async () => {
  const [option, ...others] = process.argv.slice(2);
  if (others.length > 0 || (option && option !== '--pending')) throw new Failure(`Use: ${USAGE}`);
  await (option ? printPending() : migrate());
});
