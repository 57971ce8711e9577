// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOutdated } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { Failure, run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { openDatabase } from './lib/postgres/database.mjs';
import { didNotStart } from './lib/postgres/server.mjs';
import { setClusterAside } from './lib/postgres/set-aside.mjs';
import { runNode } from './lib/program.mjs';
import { cmsEnvironment } from './lib/start/cms-environment.mjs';
import { needDataFolder } from './lib/start/disk.mjs';
import { ensureEnv, envFile, loadEnv, readSettings } from './lib/start/env.mjs';
import { stepPrinter } from './lib/steps.mjs';

const withSecrets = '--with-secrets';
const setAside = '--set-aside';
const args = process.argv.slice(2).filter((arg) => arg !== withSecrets);

/**
 * A built-in database whose files are damaged doesn’t hinder a restore. Its arguments: a new database has nothing to be set aside.
 * @param {import('./lib/start/env.mjs').Settings} settings
 * @param {import('./lib/lifecycle.mjs').Lifecycle} life
 * @param {import('./lib/steps.mjs').Steps} steps
 */
async function openAnyDatabase(settings, life, steps) {
  try {
    return { url: await openDatabase(settings, life, steps), given: args };
  } catch (error) {
    const isOurs = !settings.databaseUrl && error instanceof Failure && error.message === didNotStart;
    if (!isOurs) throw error;
    if (!args.includes(setAside))
      throw new Failure(
        `${didNotStart} If its files are damaged, add ${setAside}: they’re kept, and a new one is made.`,
        {
          details: error.details,
          cause: error,
        },
      );
    const place = setClusterAside(path.join(settings.dataDir, 'postgres'));
    if (!place) throw error;
    steps.line(`The files of the database are kept in ${place}.`);
    return { url: await openDatabase(settings, life, steps), given: args.filter((arg) => arg !== setAside) };
  }
}

/**
 * Returns what puts `.env` back as it was.
 * @param {string[]} given
 */
async function restoreSecrets(given) {
  const former = existsSync(envFile) ? readFileSync(envFile) : undefined;
  const env = { ...process.env };
  const { code } = await runNode('cms/dist/src/backup/restore-secrets.js', given, { cwd: cms, env, loud: true });
  if (code !== 0) throw new Failure('Nothing was changed.');
  return () => (former ? writeFileSync(envFile, former, { mode: 0o600 }) : rmSync(envFile));
}

/** @param {import('./lib/lifecycle.mjs').Lifecycle} life */
async function restore(life) {
  const steps = stepPrinter();
  ensureEnv();
  const settings = readSettings(loadEnv());
  await needDataFolder(settings.dataDir);
  const { url, given } = await openAnyDatabase(settings, life, steps);
  const env = cmsEnvironment({ DATABASE_URL: url });
  const { code } = await runNode('cms/dist/src/restore.js', given, { cwd: cms, env, loud: true });
  return code;
}

// A new machine has nothing yet, so it installs and builds what it needs.
await run(() =>
  withLifecycle(async (life) => {
    const steps = stepPrinter();
    await installDependencies(steps);
    await buildOutdated(steps, { only: ['contract', 'cms'] });
    const files = args.filter((arg) => !arg.startsWith('--'));
    const putBack = process.argv.includes(withSecrets) ? await restoreSecrets(files) : undefined;
    process.exitCode = 1;
    try {
      process.exitCode = await restore(life);
    } finally {
      if (process.exitCode !== 0) putBack?.();
    }
  }),
);
