import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CMS_FOLDER } from '../run/cms';
import { type CmsOptions, cmsEnvironment } from '../run/cms-environment';
import { createEmptyDatabase, type TestDatabase } from '../run/database';
import { runFolder } from '../run/folder';

export interface Ended {
  code: number;
  output: string;
}

/** One of the programs of cms that end by themselves. */
export const runProgram = (program: string, options: CmsOptions, args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = { cwd: CMS_FOLDER, env: cmsEnvironment(options, 0) };
    execFile(process.execPath, [`dist/src/${program}.js`, ...args], child, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

/** The program behind `npm run backup`. */
export const backUp = (options: CmsOptions, ...args: string[]) => runProgram('backup', options, args);

/** The program behind `npm run restore`. */
export const restore = (options: CmsOptions, ...args: string[]) => runProgram('restore', options, args);

/** What brings `.env` back before the restore. */
export const restoreSecrets = (options: CmsOptions, ...args: string[]) =>
  runProgram('backup/restore-secrets', options, args);

export const spawnProgram = (program: 'backup' | 'restore', options: CmsOptions, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [`dist/src/${program}.js`, ...args], {
    cwd: CMS_FOLDER,
    stdio: 'ignore',
    env: cmsEnvironment(options, 0),
  });

/** Kills the program after that many milliseconds. False: it had ended before. */
export const killAfter = async (wait: number, ...given: Parameters<typeof spawnProgram>): Promise<boolean> => {
  const program = spawnProgram(...given);
  const ended = once(program, 'exit');
  const runs = await Promise.race([ended.then(() => false), sleep(wait).then(() => true)]);
  program.kill('SIGKILL');
  await ended;
  return runs;
};

export const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

export interface Target extends CmsOptions {
  database: TestDatabase;
}

export const uploadsOf = ({ dataFolder }: Pick<CmsOptions, 'dataFolder'>) => path.join(dataFolder, 'public', 'uploads');

/** Somewhere else to restore to. */
export const emptyTarget = async (): Promise<Target> => {
  const database = await createEmptyDatabase();
  const dataFolder = await mkdtemp(path.join(runFolder(), 'restored-'));
  await mkdir(uploadsOf({ dataFolder }), { recursive: true });
  return { database, databaseUrl: database.url, dataFolder };
};

export const imagesOf = async (options: Pick<CmsOptions, 'dataFolder'>): Promise<string[]> =>
  (await readdir(uploadsOf(options))).filter((name) => name !== '.gitkeep').sort();

/** Each table with the checksum of its rows in the order of the disk, and each sequence with its value. */
export const fingerprints = async (database: TestDatabase, except: string[] = []): Promise<Record<string, string>> => {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [except],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(record::text, E'\\n' ORDER BY record::text)), '') AS sum FROM "${name}" record`,
    );
    found[name] = row?.sum ?? '';
  }
  const sequences = await database.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, coalesce(last_value, 0)::text AS value FROM pg_sequences WHERE schemaname = 'public'`,
  );
  for (const { name, value } of sequences) if (!except.includes(name)) found[name] = value;
  return found;
};

/** What the doctor finds in a shop that was restored elsewhere: emails that an administrator decides about, and nothing else. */
export const expectOnlyHeldMails = ({ output }: Ended): void => {
  expect(output.match(/But:/g)).toHaveLength(1);
  expect(output).toContain('✗ Emails about orders can be sent. But:');
  expect(output).toContain('The shop was restored from a backup, and this email may have been sent since');
};
