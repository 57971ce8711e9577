import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CmsOptions, cmsEnvironment, temporaryFolder } from './cms-environment';
import { runFolder } from './folder';
import { bootsFile } from './test-run.cjs';

export { ADMIN } from './cms-environment';

const ROOT = path.resolve(__dirname, '../../..');
export const CMS_FOLDER = path.join(ROOT, 'cms');
const DIE_WITH_PARENT = path.join(ROOT, 'scripts/lib/serve/die-with-parent.cjs');
const BOOT_DEADLINE = 300_000;

export interface Cms {
  url: string;
  pid: number;
  /** The file with the process's output. */
  logFile: string;
  /** The process's output so far. */
  log(): string;
  /** Stops it the way an operator does; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Stops it the way a power failure does. */
  kill(): Promise<number | null>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const waitUntilReady = async (url: string, child: ChildProcess, log: () => string): Promise<void> => {
  const deadline = Date.now() + BOOT_DEADLINE;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`cms ended with code ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`cms was not ready in time:\n${log()}`);
};

const makeFolders = ({ dataFolder }: CmsOptions) => {
  for (const folder of [path.join(dataFolder, 'public', 'uploads'), temporaryFolder(dataFolder)])
    mkdirSync(folder, { recursive: true });
};

/** Runs the command behind `npm run seed` in its own process. */
export const spawnSeed = (options: CmsOptions, ...given: string[]): ChildProcessByStdio<null, Readable, Readable> => {
  makeFolders(options);
  return spawn(process.execPath, ['dist/demo/cli.js', ...given], {
    cwd: CMS_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cmsEnvironment(options, 0),
  });
};

/** What the run's summary counts a start for: a test file, or all browser tests, which share their shops. */
const startedFor = (): string => {
  if (process.env.TEST_PARALLEL_INDEX) return 'browser tests';
  // The set-up of a run has no `expect`.
  const { testPath } = (globalThis as { expect?: jest.Expect }).expect?.getState() ?? {};
  return testPath ? path.relative(ROOT, testPath) : 'templates';
};

/** Starts the real backend in its own process, as operators do. It ends with this process, if not earlier. */
export const startCms = async (options: CmsOptions): Promise<Cms> => {
  makeFolders(options);
  appendFileSync(bootsFile(), `${startedFor()}\n`);
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(runFolder(), `cms-${port}-${Date.now()}.log`);
  // A file rather than a pipe: other tests may keep using the backend after whoever started it is done (shared-cms.ts).
  const output = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--require', DIE_WITH_PARENT, 'dist/src/main.js'], {
    cwd: options.folder ?? CMS_FOLDER,
    stdio: ['ignore', output, output, 'ipc'],
    env: cmsEnvironment(options, port),
  });
  closeSync(output);
  child.unref();
  child.channel?.unref();
  const log = () => readFileSync(logFile, 'utf8');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.ref();
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };

  try {
    await waitUntilReady(url, child, log);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, pid: child.pid ?? 0, logFile, log, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
