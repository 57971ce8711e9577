// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms, fromRoot } from './lib/paths.mjs';
import { runNode } from './lib/program.mjs';
import { cmsEnvironment } from './lib/start/cms-environment.mjs';
import { loadEnv } from './lib/start/env.mjs';

const program = 'cms/dist/src/move-uploads.js';

// Needs no database: the addresses of images are the same wherever they are.
await run(() =>
  withLifecycle(async () => {
    loadEnv();
    if (!existsSync(fromRoot(program)) || !existsSync(path.join(cms, 'node_modules')))
      throw new Failure('This shop isn’t built here. Run npm start first.');
    const { code } = await runNode(program, process.argv.slice(2), { cwd: cms, env: cmsEnvironment({}), loud: true });
    process.exitCode = code;
  }),
);
