// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../failure.mjs';

/**
 * The system account the server runs as; undefined means ours.
 * @typedef {{ uid: number, gid: number, name: string } | undefined} Account
 */

const candidates = ['postgres', '_postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root, so root uses the account that already owns the data, or an existing unprivileged one.
 * @param {string} cluster the data folder, which may not exist yet
 * @returns {Account}
 */
export function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owner = ownerOf(cluster);
  const chosen = owner
    ? accounts.find((account) => account.uid === owner)
    : candidates.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (chosen) return chosen;
  throw new Failure(
    `No unprivileged account to run PostgreSQL as (looked for ${owner ?? candidates.join(', ')} in /etc/passwd).`,
  );
}

function readAccounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
}

/**
 * Root switches to the account that owns an existing database; anyone else can only use their own database.
 * @param {string} cluster
 */
export function refuseForeign(cluster) {
  const [self, owner] = [process.getuid?.(), ownerOf(cluster)];
  if (self === undefined || self === 0 || owner === undefined || owner === self) return;
  throw new Failure(
    `The database in ${cluster} belongs to another user (number ${owner}): start as root or as that user, or set DATA_DIR in .env to a folder of your own.`,
  );
}

/** @param {string} path */
function ownerOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.uid;
}

/**
 * Asks the system rather than checking modes, because ACLs and mounts matter too.
 * @param {Account} account
 * @param {string} folder
 */
export function canEnter(account, folder) {
  if (!account) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...identity(account), cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

/**
 * @param {Account} account
 * @param {string} file
 */
export function canRun(account, file) {
  if (!account) return true;
  return spawnSync(file, ['--version'], { ...identity(account), cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Options for child_process.spawn.
 * @param {Account} account
 */
export function identity(account) {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
