// @ts-check
import { loadEnv, readSettings } from './env.mjs';

/**
 * The environment of every process of cms.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function cmsEnvironment(more = {}) {
  const env = loadEnv();
  return {
    ...env,
    // cms works in its own folder: a relative path of .env means the root's.
    DATA_DIR: readSettings(env).dataDir,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_EE: 'true',
    ...more,
  };
}
