// @ts-check

import { fromRoot } from '../paths.mjs';
import { envFile, loadEnv, readSettings } from './env.mjs';

/**
 * The environment of every cms process.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function cmsEnvironment(more = {}) {
  const env = loadEnv();
  return {
    ...env,
    // cms runs in its own folder, but relative paths in .env are relative to the root.
    DATA_DIR: readSettings(env).dataDir,
    ENV_FILE: envFile,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_EE: 'true',
    // glibc otherwise keeps freed memory apart for each thread: 65 MB more under load.
    MALLOC_ARENA_MAX: '2',
    // Node 22 and later keep compiled modules from one start to the next: half a second less.
    NODE_COMPILE_CACHE: fromRoot('.cache', 'compiled'),
    ...more,
  };
}
