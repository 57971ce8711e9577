// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fromRoot } from '../paths.mjs';

const stopTimeout = 30_000;
const maxLastLines = 40;

/**
 * @typedef {object} Server
 * @property {Promise<number>} exited its exit code; never rejects
 * @property {() => boolean} isRunning
 * @property {() => string} lastLines
 * @property {() => Promise<void>} stop asks it to exit, and kills it after 30 seconds
 */

/**
 * Starts a JavaScript server in its own process group: Ctrl-C reaches only us, and we stop servers in our order.
 * @param {string} file relative to the root
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, onLine: (line: string, stream: 'stdout' | 'stderr') => void }} options
 * @returns {Server}
 */
export function startServer(file, args, { cwd, env, onLine }) {
  const preload = path.join(import.meta.dirname, 'die-with-parent.cjs');
  const child = spawn(process.execPath, ['--no-deprecation', '--require', preload, fromRoot(file), ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  /** @type {string[]} */
  const last = [];
  for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
    const input = /** @type {import('node:stream').Readable} */ (child[stream]);
    createInterface({ input }).on('line', (line) => {
      last.push(line);
      if (last.length > maxLastLines) last.shift();
      onLine(line, stream);
    });
  }
  let running = true;
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      last.push(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  exited.then(() => {
    running = false;
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    exited,
    isRunning: () => running,
    lastLines: () => last.join('\n'),
    async stop() {
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
      await exited;
      clearTimeout(insist);
    },
  };
}
