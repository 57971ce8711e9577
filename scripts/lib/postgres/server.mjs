// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { freePort } from '../serve/ports.mjs';
import { needSpace, spaceForStart } from '../start/disk.mjs';
import { identity, serverAccount } from './account.mjs';
import { serverPrograms } from './binaries.mjs';
import { ensureCluster, serverEnvironment } from './cluster.mjs';
import { openLog } from './log.mjs';
import { endOrphans, forgetDeadServer, runningServer } from './process.mjs';

/** After a machine crash, recovery can take minutes. */
const startDeadline = 300_000;
const stopDeadline = 60_000;

export const didNotStart = 'The built-in PostgreSQL did not start.';

/** Nothing survives a crash, and the shops that a run keeps open have ten connections each. */
const settingsOfTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/**
 * Retries, because a killed server's processes hold its memory for a moment, and another program may take the chosen port first.
 * @param {{ home: string, cluster: string, port: number | undefined, durable: boolean }} options
 */
export async function startPatiently(options) {
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

  const settings = durable ? [] : settingsOfTests;
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const log = openLog(home, account);
  const child = spawn(programs.postgres, ['-D', cluster, '-p', String(port ?? (await freePort())), ...flags], {
    ...identity(account),
    cwd: cluster,
    env: serverEnvironment(),
    // In its own session: Ctrl-C in the terminal only reaches us, and we stop the server once its clients are done.
    detached: true,
    stdio: ['ignore', log.output, log.output],
  });
  log.close();
  child.unref();
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const server = await waitUntilReady(cluster, exited);
  if (server) return server;
  throw new Failure(didNotStart, { details: log.lastLines() });
}

/**
 * The running server once it accepts connections; undefined if none is running.
 * @param {string} cluster
 * @param {Promise<void>} [exited] of the server being started
 */
export async function waitUntilReady(cluster, exited) {
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
export function shutDown(pid, cluster) {
  if (runningServer(cluster)?.pid === pid) process.kill(pid, 'SIGINT');
}

/**
 * @param {number} pid
 * @param {string} cluster
 */
export async function untilStopped(pid, cluster) {
  for (const end = Date.now() + stopDeadline; Date.now() < end; await sleep(25)) {
    if (runningServer(cluster)?.pid !== pid) return;
  }
  throw new Failure(`PostgreSQL (process ${pid}) did not stop within ${stopDeadline / 1000} seconds.`);
}
