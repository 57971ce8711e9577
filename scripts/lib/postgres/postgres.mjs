// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning } from '../serve/keep-running.mjs';
import { refuseForeign, serverAccount } from './account.mjs';
import { databaseName, readPassword, roleName } from './cluster.mjs';
import { serverHome } from './home.mjs';
import { leases } from './leases.mjs';
import { limitLog } from './log.mjs';
import { isAlive, runningServer } from './process.mjs';
import { shutDown, startPatiently, untilStopped, waitUntilReady } from './server.mjs';

/** How long the clients of a killed start may take to finish; cms needs up to about ten seconds. */
const farewell = 15_000;

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir
 * @property {number} [port] default: a free one
 * @property {boolean} [durable] false: faster, but data is lost if the machine stops; for tests
 * @property {number} [largestLog] in bytes; for tests
 * @property {(line: string) => void} [log] receives messages about the server while it runs
 * @property {(failure: import('../failure.mjs').Failure) => void} [onLost] the server died and can't be restarted; if omitted, it's never restarted
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
export async function startPostgres({ dataDir, port, durable = true, largestLog, log = () => {}, onLost }) {
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
    const leaveLog = limitLog(home, largestLog);
    const keeper =
      onLost &&
      keepRunning({
        name: 'PostgreSQL',
        isRunning: () => isAlive(pid),
        async startAgain() {
          // Another process that uses it may have restarted it first.
          const again =
            (await waitUntilReady(cluster)) ?? (await startPatiently({ home, cluster, port: actualPort, durable }));
          pid = again.pid;
        },
        print: log,
        giveUp: onLost,
      });
    const stopSoon = () => {
      keeper?.stop();
      leaveLog();
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
  const program = path.join(import.meta.dirname, 'guard.mjs');
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
