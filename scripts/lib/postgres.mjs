// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { freePort } from './ports.mjs';
import { identity, refuseForeign, serverAccount } from './postgres/account.mjs';
import { serverPrograms } from './postgres/binaries.mjs';
import { databaseName, ensureCluster, readPassword, roleName, serverEnvironment } from './postgres/cluster.mjs';
import { serverHome } from './postgres/home.mjs';
import { leases } from './postgres/leases.mjs';
import { forgetDeadServer, runningServer } from './postgres/process.mjs';

/** A crash of the machine may leave minutes of recovery. */
const startDeadline = 300_000;
const stopDeadline = 60_000;
const largestLog = 10_000_000;

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir
 * @property {number} [port] default: a free one
 * @property {boolean} [durable] false: faster, and lost if the machine stops; for tests
 * @property {(line: string) => void} [log]
 *
 * @typedef {object} Postgres
 * @property {string} url of the database `stoa`; its role may create others
 * @property {number} port
 * @property {boolean} startedHere false: a server that ran already on this data is used
 * @property {() => Promise<void>} stop stops the server, unless another process still uses it
 * @property {() => boolean} stopSoon the same without waiting to see it; whether it stops
 */

/**
 * Runs the real PostgreSQL of the npm package on `dataDir`: on 127.0.0.1, with a generated password.
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, port, durable = true, log = () => {} }) {
  const home = realpathSync(serverHome(path.resolve(dataDir), serverAccount));
  const cluster = path.join(home, 'cluster');
  refuseForeign(cluster);
  const lease = leases(home);
  lease.take();
  try {
    let server = await waitUntilReady(cluster);
    const startedHere = !server;
    if (server) log(`using the PostgreSQL that runs already (process ${server.pid})`);
    server ??= await startPatiently({ home, cluster, port, durable });
    const { pid, port: actualPort } = server;
    const stopSoon = () => {
      lease.giveBack();
      const isLast = !lease.others();
      if (isLast) shutDown(pid, cluster);
      return isLast;
    };
    return {
      url: `postgresql://${roleName}:${readPassword(cluster)}@127.0.0.1:${actualPort}/${databaseName}`,
      port: actualPort,
      startedHere,
      stopSoon,
      async stop() {
        if (stopSoon()) await untilStopped(pid, cluster);
      },
    };
  } catch (error) {
    lease.giveBack();
    throw error;
  }
}

/**
 * Stops a server that was left running by killed processes alone.
 * @param {string} dataDir
 * @returns {Promise<boolean>} false: somebody still uses it
 */
export async function stopAbandoned(dataDir) {
  const home = serverHome(path.resolve(dataDir), serverAccount);
  const cluster = path.join(home, 'cluster');
  if (leases(home).others()) return false;
  const server = runningServer(cluster);
  if (!server) return true;
  shutDown(server.pid, cluster);
  await untilStopped(server.pid, cluster);
  return true;
}

/**
 * The processes of a killed server hold its memory for a moment, and another program may take the chosen port first.
 * @param {{ home: string, cluster: string, port: number | undefined, durable: boolean }} options
 */
async function startPatiently(options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options);
    } catch (error) {
      const passing = error instanceof Failure && /still in use|Address already in use/i.test(error.details);
      if (!passing || attempt === 10) throw error;
      await sleep(500);
    }
  }
}

/** @param {{ home: string, cluster: string, port: number | undefined, durable: boolean }} options */
async function start({ home, cluster, port, durable }) {
  const account = serverAccount(cluster);
  const programs = serverPrograms(account, home);
  ensureCluster({ home, cluster, account, programs, durable });
  forgetDeadServer(cluster);

  const settings = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const logFile = path.join(home, 'postgres.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog) rmSync(logFile);
  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(logFile, 'a', 0o600);
  if (account) fchownSync(output, account.uid, account.gid);
  const child = spawn(programs.postgres, ['-D', cluster, '-p', String(port ?? (await freePort())), ...settings], {
    ...identity(account),
    cwd: cluster,
    env: serverEnvironment(),
    // A session of its own: Ctrl-C in the terminal reaches us, and we stop the server when its clients are done.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const server = await waitUntilReady(cluster, exited);
  if (server) return server;
  throw new Failure('The built-in PostgreSQL did not start.', { details: lastLines(logFile, logged) });
}

/**
 * The running server once it takes connections; undefined if none runs.
 * @param {string} cluster
 * @param {Promise<void>} [exited] of the server that is being started
 */
async function waitUntilReady(cluster, exited) {
  let gone = !exited;
  exited?.then(() => {
    gone = true;
  });
  for (const end = Date.now() + startDeadline; Date.now() < end; await sleep(50)) {
    const server = runningServer(cluster);
    if (server?.ready) return server;
    if (!server && gone) return undefined;
  }
  throw new Failure(`PostgreSQL on ${cluster} is not ready after ${startDeadline / 60_000} minutes.`);
}

/**
 * Fast shutdown: open transactions are rolled back, everything committed is written.
 * @param {number} pid
 * @param {string} cluster
 */
function shutDown(pid, cluster) {
  if (runningServer(cluster)?.pid === pid) process.kill(pid, 'SIGINT');
}

/**
 * @param {number} pid
 * @param {string} cluster
 */
async function untilStopped(pid, cluster) {
  for (const end = Date.now() + stopDeadline; Date.now() < end; await sleep(25)) {
    if (runningServer(cluster)?.pid !== pid) return;
  }
  throw new Failure(`PostgreSQL (process ${pid}) did not stop within ${stopDeadline / 1000} seconds.`);
}

/**
 * @param {string} file
 * @param {number} from the byte where this start began to write
 */
function lastLines(file, from) {
  return readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n').slice(-15).join('\n');
}
