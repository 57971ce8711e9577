// @ts-check
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from '../failure.mjs';
import { fromRoot, root } from '../paths.mjs';
import { completeEnvFile } from './env-file.mjs';

export const envFile = fromRoot('.env');

/**
 * Adds what is missing to .env; leaves a complete file alone.
 * @returns {{ created: boolean, generated: string[], added: string[] }}
 */
export function ensureEnv() {
  const current = existsSync(envFile) ? readFileSync(envFile, 'utf8') : undefined;
  const { text, generated, added } = completeEnvFile(
    current,
    readFileSync(fromRoot('.env.example'), 'utf8'),
    process.env,
  );
  if (text !== current) replaceFile(envFile, text);
  return { created: current === undefined, generated, added };
}

/**
 * Atomic, because a kill or a full disk must not cost the secrets.
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

/**
 * The values in the file; the environment overrides them.
 * @returns {NodeJS.ProcessEnv}
 */
export function loadEnv() {
  const values = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return { ...values, ...process.env };
}

/**
 * @typedef {object} Settings validated settings that the scripts need
 * @property {number} port
 * @property {string} host
 * @property {string} publicUrl without a trailing slash
 * @property {URL | undefined} databaseUrl undefined: our own server
 * @property {string} dataDir
 * @property {boolean} serveConsole
 * @property {string | undefined} demoShop the folder of the demonstration shop
 * @property {boolean} emulatesPayPal
 * @property {string} adminEmail
 * @property {string} adminPassword
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const port = readPort(env.PORT || '1337');
  const demoShop = readDemoShop(env.DEMO_SHOP);
  return {
    port,
    host: env.HOST || '0.0.0.0',
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL ? readDatabaseUrl(env.DATABASE_URL) : undefined,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    serveConsole: env.SERVE_CONSOLE?.trim().toLowerCase() !== 'false',
    demoShop,
    // A shop with an address of its own is no demonstration.
    emulatesPayPal: Boolean(demoShop) && !env.PAYPAL_CLIENT_ID?.trim() && !env.PUBLIC_URL?.trim(),
    adminEmail: env.ADMIN_EMAIL ?? '',
    adminPassword: env.ADMIN_PASSWORD ?? '',
  };
}

/** By the value of DEMO_SHOP. */
const DEMO_SHOPS = new Map([
  ['false', undefined],
  ['true', 'craft'],
  ['workshop', 'workshop'],
  ['studio', 'studio'],
]);
export const demoShops = [...DEMO_SHOPS.values()].filter((shop) => shop !== undefined);

/** @param {string} [text] */
function readDemoShop(text) {
  const value = text?.trim().toLowerCase() || 'false';
  if (DEMO_SHOPS.has(value)) return DEMO_SHOPS.get(value);
  throw new Failure(`DEMO_SHOP must be false, true, workshop, or studio, not "${text}".`);
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** @param {string} text */
function readDatabaseUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return url;
  throw new Failure('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
}
