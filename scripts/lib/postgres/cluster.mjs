// @ts-check
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { identity } from './account.mjs';
import { isAlive } from './process.mjs';

/** @typedef {import('./account.mjs').Account} Account */

export const databaseName = 'stoa';
export const roleName = 'stoa';

const localOnly = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'];
const utf8Locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Creates the database cluster unless it exists. It's built separately and moved into place as a whole, so neither a kill nor a
 * concurrent start leaves half a cluster.
 * @param {{ home: string, cluster: string, account: Account, programs: { initdb: string, postgres: string }, durable: boolean }} place
 */
export function ensureCluster({ home, cluster, account, programs, durable }) {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  removeUnfinished(home);

  const stage = path.join(home, `new-${process.pid}`);
  const target = path.join(stage, 'cluster');
  const password = path.join(stage, 'password');
  mkdirSync(target, { recursive: true, mode: 0o755 });
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) for (const file of [stage, target, password]) chownSync(file, account.uid, account.gid);

  initialise(target, password, { account, programs, durable });
  createDatabase(target, { account, programs });
  renameSync(password, passwordFile(target));
  moveIntoPlace(target, cluster);
  rmSync(stage, { recursive: true, force: true });
}

/**
 * Removes what killed starts left behind.
 * @param {string} home
 */
function removeUnfinished(home) {
  for (const name of readdirSync(home)) {
    const pid = Number(/^new-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} target
 * @param {string} cluster
 */
function moveIntoPlace(target, cluster) {
  try {
    renameSync(target, cluster);
  } catch (error) {
    // Another start was faster; use its cluster, which includes its password.
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
}

/** @param {string} cluster */
function passwordFile(cluster) {
  return path.join(cluster, 'stoa-password');
}

/** @param {string} cluster */
export function readPassword(cluster) {
  return readFileSync(passwordFile(cluster), 'utf8').trim();
}

/**
 * @param {string} target
 * @param {string} passwordPath
 * @param {{ account: Account, programs: { initdb: string }, durable: boolean }} options
 */
function initialise(target, passwordPath, { account, programs, durable }) {
  const common = ['-D', target, '-U', roleName, '--pwfile', passwordPath, '--auth=scram-sha-256', ...utf8Locale];
  if (!durable) common.push('--no-sync');
  for (const setting of localOnly) common.push('--set', setting);
  // The system's C.UTF-8 supports trigrams in all scripts, but macOS and a few others don't have it.
  const results = ['C.UTF-8', 'C'].map(
    (locale) => () => runAs(account, programs.initdb, [...common, `--locale=${locale}`], target),
  );
  let message = '';
  for (const attempt of results) {
    const { status, stderr, error } = attempt();
    if (status === 0) return;
    message = `${stderr ?? ''}${error ? error.message : ''}`;
  }
  throw new Failure('The built-in PostgreSQL could not create its database files.', { details: message });
}

/**
 * @param {string} target
 * @param {{ account: Account, programs: { postgres: string } }} options
 */
function createDatabase(target, { account, programs }) {
  const args = ['--single', '-D', target, 'postgres'];
  const { status, stderr } = runAs(account, programs.postgres, args, target, `CREATE DATABASE ${databaseName}\n`);
  if (status !== 0 || /ERROR|FATAL/.test(stderr))
    throw new Failure('The built-in PostgreSQL could not create its database.', { details: stderr });
}

/**
 * @param {Account} account
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} [input]
 */
function runAs(account, program, args, cwd, input = '') {
  return spawnSync(program, args, { ...identity(account), cwd, input, encoding: 'utf8', env: serverEnvironment() });
}

/** Excludes our environment: PGDATA, PGPORT, or another locale would change what the server does. */
export function serverEnvironment() {
  return { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '', LC_MESSAGES: 'C', TZ: 'UTC' };
}
