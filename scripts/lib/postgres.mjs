// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { needSpace, spaceForStart } from './disk.mjs';
import { Failure } from './failure.mjs';
import { freePort } from './ports.mjs';
import { identity, refuseForeign, serverAccount } from './postgres/account.mjs';
import { serverPrograms } from './postgres/binaries.mjs';
import { databaseName, ensureCluster, readPassword, roleName, serverEnvironment } from './postgres/cluster.mjs';
import { serverHome } from './postgres/home.mjs';
import { keepRunning } from './postgres/keep-running.mjs';
import { leases } from './postgres/leases.mjs';
import { endOrphans, forgetDeadServer, isAlive, runningServer } from './postgres/process.mjs';

/** After a machine crash, recovery can take minutes. */
const startDeadline = 300_000;
const stopDeadline = 60_000;
/** How long the clients of a killed start may take to finish; cms needs up to about ten seconds. */
const farewell = 15_000;
const largestLog = 10_000_000;

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir
 * @property {number} [port] default: a free one
 * @property {boolean} [durable] false: faster, but data is lost if the machine stops; for tests
 * @property {(line: string) => void} [log] receives messages about the server while it runs
 * @property {(failure: Failure) => void} [onLost] the server died and can't be restarted; if omitted, it's never restarted
 *
 * @typedef {object} Postgres
 * @property {string} url of the database `stoa`; its role may create other databases
 * @property {number} port
 * @property {boolean} startedHere false: reuses a server that was already running on this data
 * @property {() => Promise<void>} stop stops the server, unless another process still uses it
 * @property {() => boolean} stopSoon the same without waiting; returns whether it will stop
 */

/**
 * Runs the real PostgreSQL from the npm package on `dataDir`, at 127.0.0.1 and with a generated password.
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, port, durable = true, log = () => {}, onLost }) {
  const home = realpathSync(serverHome(path.resolve(dataDir), serverAccount));
  const cluster = path.join(home, 'cluster');
  refuseForeign(cluster);
  const lease = leases(home);
  lease.take();
  try {
    let server = await waitUntilReady(cluster);
    const startedHere = !server;
    server ??= await startPatiently({ home, cluster, port, durable });
    const actualPort = server.port;
    let pid = server.pid;
    startGuard(dataDir);
    const keeper =
      onLost &&
      keepRunning({
        isRunning: () => isAlive(pid),
        async startAgain() {
          // Another process that uses it may have restarted it first.
          const again =
            (await waitUntilReady(cluster)) ?? (await startPatiently({ home, cluster, port: actualPort, durable }));
          pid = again.pid;
        },
        say: log,
        giveUp: onLost,
      });
    const stopSoon = () => {
      keeper?.stop();
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
        await keeper?.stop();
        if (stopSoon()) await untilStopped(pid, cluster);
      },
    };
  } catch (error) {
    lease.giveBack();
    throw error;
  }
}

/**
 * Stops the server if we are killed. The guard has its own session, so signals sent to all our processes don't reach it.
 * @param {string} dataDir
 */
function startGuard(dataDir) {
  const program = path.join(import.meta.dirname, 'postgres', 'guard.mjs');
  const guard = spawn(process.execPath, [program, path.resolve(dataDir)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  /** @type {import('node:net').Socket} */ (guard.stdin).unref();
}

/**
 * Stops a server that only killed processes were using. Its clients may finish first.
 * @param {string} dataDir
 * @returns {Promise<boolean>} false: another process still uses it
 */
export async function stopAbandoned(dataDir) {
  // Looking must not bring back a folder that has been removed.
  if (!existsSync(dataDir)) return true;
  const home = serverHome(path.resolve(dataDir), serverAccount);
  const cluster = path.join(home, 'cluster');
  if (leases(home).others()) return false;
  const server = runningServer(cluster);
  if (!server) return true;
  process.kill(server.pid, 'SIGTERM');
  for (const end = Date.now() + farewell; Date.now() < end && isAlive(server.pid); ) await sleep(100);
  shutDown(server.pid, cluster);
  await untilStopped(server.pid, cluster);
  return true;
}

/**
 * Retries, because a killed server's processes hold its memory for a moment, and another program may take the chosen port first.
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
  await needSpace(spaceForStart, home);
  const account = serverAccount(cluster);
  const programs = serverPrograms(account, home);
  ensureCluster({ home, cluster, account, programs, durable });
  endOrphans(cluster);
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
    // In its own session: Ctrl-C in the terminal only reaches us, and we stop the server once its clients are done.
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
 * The running server once it accepts connections; undefined if none is running.
 * @param {string} cluster
 * @param {Promise<void>} [exited] of the server being started
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
 * Fast shutdown: rolls back open transactions and writes everything committed.
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
 * @param {number} from the byte offset where this start began to write
 */
function lastLines(file, from) {
  return readFileSync(file).subarray(from).toString('utf8').trimEnd().split('\n').slice(-15).join('\n');
}
