// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What postmaster.pid says about the server on a data folder. A file left by a killed server isn't trusted, because another
 * program may have its PID by now.
 * @param {string} cluster
 * @returns {{ pid: number, port: number, ready: boolean } | undefined}
 */
export function runningServer(cluster) {
  const lines = pidFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !servesCluster(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the postmaster.pid of a dead server. PostgreSQL does so itself, unless another program has the PID by now.
 * @param {string} cluster
 */
export function forgetDeadServer(cluster) {
  if (pidFile(cluster) && !runningServer(cluster)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Ends the remaining processes of a killed server. They exit once they notice, but a busy one would still hold the memory the
 * next server needs. Nothing is lost: committed data is in the write-ahead log.
 * @param {string} cluster
 */
export function endOrphans(cluster) {
  if (process.platform !== 'linux' || runningServer(cluster)) return;
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    if (pid === process.pid || workingFolder(pid) !== cluster) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}

/** @param {string} cluster */
function pidFile(cluster) {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * A killed process keeps its PID until its parent reaps it, which in a container may never happen.
 * @param {number} pid
 */
function isDefunct(pid) {
  if (process.platform !== 'linux') return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * @param {number} pid
 * @param {string} cluster
 */
function servesCluster(pid, cluster) {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return workingFolder(pid) === cluster;
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster);
}

/**
 * A postmaster's working directory is its data folder.
 * @param {number} pid
 */
function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
