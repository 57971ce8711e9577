// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms, fromRoot } from './lib/paths.mjs';
import { openDatabase } from './lib/postgres/database.mjs';
import { runNode } from './lib/program.mjs';
import { cmsEnvironment } from './lib/start/cms-environment.mjs';
import { loadEnv, readSettings } from './lib/start/env.mjs';
import { stepPrinter } from './lib/steps.mjs';

const program = 'cms/dist/src/backup.js';

// Changes nothing, so it installs nothing, builds nothing, and makes no database.
await run(() =>
  withLifecycle(async (life) => {
    const settings = readSettings(loadEnv());
    const isThere = existsSync(fromRoot(program)) && existsSync(path.join(cms, 'node_modules'));
    const hasDatabase = settings.databaseUrl ?? existsSync(path.join(settings.dataDir, 'postgres'));
    if (!isThere || !hasDatabase)
      throw new Failure('This shop isn’t built here, or has never been started. Run npm start first.');
    const url = await openDatabase(settings, life, stepPrinter());
    const env = cmsEnvironment({ DATABASE_URL: url });
    const { code } = await runNode(program, process.argv.slice(2), { cwd: cms, env, loud: true });
    process.exitCode = code;
  }),
);
