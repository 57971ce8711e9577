// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What postmaster.pid says of the server that runs on a data folder. A file that a killed server left behind is not believed:
 * its number may belong to another program by now.
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
 * Removes a postmaster.pid whose server is gone: PostgreSQL does so itself, but not if its number was taken by another program.
 * @param {string} cluster
 */
export function forgetDeadServer(cluster) {
  if (pidFile(cluster) && !runningServer(cluster)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
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
 * A killed process keeps its number until its parent has heard of it; in a container that may be never.
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
 * A postmaster works in its data folder.
 * @param {number} pid
 */
function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
