// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { runProgram } from '../program.mjs';

const NAME = 'pgbouncer';
/** Debian's package installs it where only root's PATH leads. */
const DEBIANS = '/usr/sbin';
const APT_GET = '/usr/bin/apt-get';

/**
 * PgBouncer for the tests: from PGBOUNCER_PATH or PATH; otherwise Debian's if we're root.
 * @returns {Promise<string | undefined>} undefined: there is none
 */
export async function findPgBouncer() {
  const given = process.env.PGBOUNCER_PATH;
  if (given && !existsSync(given)) throw new Failure(`PGBOUNCER_PATH names ${given}, which does not exist.`);
  return given || inPath() || installWithApt();
}

function inPath() {
  return [...(process.env.PATH ?? '').split(path.delimiter), DEBIANS]
    .map((folder) => path.join(folder, NAME))
    .find((file) => existsSync(file));
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(APT_GET, ['update', '-qq'], { env });
  await runProgram(APT_GET, ['install', '-y', '-qq', '--no-install-recommends', NAME], { env });
  return inPath();
}
