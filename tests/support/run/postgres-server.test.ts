import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../shop/eventually';
import { startTestPostgres } from './test-run.cjs';

const RUNNER = `
  const { spawn } = require('node:child_process');
  const [program, folder] = process.argv.slice(1);
  spawn(process.execPath, [program, folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  setInterval(() => {}, 1000);
`;

/** A PID that no process has. */
const NOBODY = 99_999_999;

const answers = async (url: string): Promise<boolean> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

describe('the database server of a killed run', () => {
  let parent: string;
  beforeAll(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'stoa-abandoned-'));
    chmodSync(parent, 0o755);
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  const folderOf = (pid: number): string => {
    const folder = path.join(parent, `stoa-tests-${pid}-a`);
    mkdirSync(folder);
    return folder;
  };

  /** Starts the server the way the runners do, in its own process group, as a terminal would. */
  const startRun = async () => {
    const folder = folderOf(NOBODY);
    const runner = spawn(process.execPath, ['-e', RUNNER, path.join(__dirname, 'postgres-server.mjs'), folder], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await once(runner.stdout, 'data');
    expect(await answers(String(url))).toBe(true);
    return {
      folder,
      url: String(url),
      signalAll: (signal: NodeJS.Signals) => process.kill(-(runner.pid ?? 0), signal),
    };
  };

  it.each(['SIGINT', 'SIGTERM'] as const)('stops after a %s for all processes', async (signal) => {
    const { folder, url, signalAll } = await startRun();
    signalAll(signal);
    await eventually(async () => expect(await answers(url)).toBe(false));
    await eventually(() => expect(existsSync(path.join(folder, 'postgres'))).toBe(false));
    rmSync(folder, { recursive: true });
  });

  it('is stopped by the next run if nobody was left to do it, and its files go', async () => {
    const { folder, url, signalAll } = await startRun();
    signalAll('SIGKILL');
    const next = await startTestPostgres(folderOf(process.pid));
    await next.stop();
    expect(await answers(url)).toBe(false);
    expect(existsSync(folder)).toBe(false);
  });

  it('is left alone while its run lives', async () => {
    const own = folderOf(process.ppid);
    const next = await startTestPostgres(path.join(parent, 'stoa-tests-next'));
    await next.stop();
    expect(existsSync(own)).toBe(true);
  });
});
