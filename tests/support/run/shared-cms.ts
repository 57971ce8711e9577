import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { startCms } from './cms';
import { createDatabase, databaseUrl, openDatabase, type TestDatabase } from './database';
import { DEMO_TEMPLATE, demoFolder, runFolder, TEMPLATE } from './folder';
import { type Pristine, readPristine, restorePristine } from './pristine';
import { ensureDemoTemplate } from './template';

/** What a backend is started with. Only shops with the same settings can share one. */
export interface CmsSettings {
  demo: boolean;
  env: Record<string, string>;
}

/** A backend that several test files use, one after another. */
interface SharedCms {
  url: string;
  pid: number;
  logFile: string;
  databaseName: string;
  dataFolder: string;
  pristine: Pristine;
}

export interface Lease {
  url: string;
  database: TestDatabase;
  dataFolder: string;
  /** The process's output since the lease began. */
  log(): string;
  end(): Promise<void>;
}

/** HTTP and browser tests of a run may run side by side. */
export type Runner = 'http' | 'browser';

/** A worker keeps no more of them than these: each takes 200 MB. */
const MOST = 3;

/**
 * Jest loads modules anew for each test file, and Playwright starts a new worker after a failure, so shared state is kept in files,
 * by the worker's place.
 */
export const workerName = (): string => process.env.JEST_WORKER_ID ?? `browser${process.env.TEST_PARALLEL_INDEX ?? ''}`;
const noteOf = (settings: CmsSettings) => {
  const env = Object.entries(settings.env).sort();
  const hash = createHash('sha256')
    .update(JSON.stringify([settings.demo, env]))
    .digest('hex')
    .slice(0, 12);
  return path.join(runFolder(), `shared-cms-${workerName()}-${hash}.json`);
};
const readNote = (note: string): SharedCms => JSON.parse(readFileSync(note, 'utf8'));

/** The notes of those in use; the demo shop may be in use twice. */
const leased: string[] = [];

/**
 * A fresh shop on a process that is already running: its tables and folder are restored to their state after boot, whatever the
 * previous file left behind. A worker's first lease with these settings starts the process.
 */
export const leaseSharedCms = async (settings: CmsSettings): Promise<Lease> => {
  const note = noteOf(settings);
  if (leased.includes(note) && !settings.demo)
    throw new Error('This file has the shared shop already: a second one is started with startShop');
  leased.push(note);
  const shared = (await restoreShared(note, settings)) ?? (await startShared(note, settings));
  const database = openDatabase(shared.databaseName);
  const before = readFileSync(shared.logFile).length;
  return {
    url: shared.url,
    database,
    dataFolder: shared.dataFolder,
    log: () => readFileSync(shared.logFile).subarray(before).toString(),
    async end() {
      leased.splice(leased.indexOf(note), 1);
      await database.close();
      // Other specs of this worker go on with it (demo-shop.ts).
      if (leased.includes(note)) await restoreShared(note, settings);
      // Its loops look for work every 200 ms, which takes an eighth of a processor, so it stands still until the next lease.
      else process.kill(shared.pid, 'SIGSTOP');
    },
  };
};

const restoreShared = async (note: string, { demo }: CmsSettings): Promise<SharedCms | undefined> => {
  if (!existsSync(note)) return undefined;
  const shared = readNote(note);
  wake(shared);
  const answer = await fetch(`${shared.url}/readyz`).catch(() => undefined);
  if (answer?.ok && (await restorePristine(databaseUrl(shared.databaseName), shared.pristine))) {
    await restoreFiles(shared.dataFolder, demo);
    utimesSync(note, new Date(), new Date());
    return shared;
  }
  await end(note);
  return undefined;
};

const wake = ({ pid }: SharedCms): void => {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It has exited, which the caller sees.
  }
};

const startShared = async (note: string, { demo, env }: CmsSettings): Promise<SharedCms> => {
  await endOldest();
  const { database, dataFolder } = await freshData(demo);
  const { url, pid, logFile } = await startCms({ databaseUrl: database.url, dataFolder, env });
  await database.close();
  const pristine = await readPristine(database.url);
  const shared = { url, pid, logFile, databaseName: database.name, dataFolder, pristine };
  writeFileSync(note, JSON.stringify(shared));
  return shared;
};

/** The database and the folder of a new shop. */
export const freshData = async (demo: boolean): Promise<{ database: TestDatabase; dataFolder: string }> => {
  if (demo) await ensureDemoTemplate();
  const dataFolder = await mkdtemp(path.join(runFolder(), 'shop-'));
  if (demo) await cp(demoFolder(), dataFolder, { recursive: true });
  return { database: await createDatabase(demo ? DEMO_TEMPLATE : TEMPLATE), dataFolder };
};

/** Removes images and emails but keeps the folders, because the process expects them. */
const restoreFiles = async (folder: string, demo: boolean): Promise<void> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    const isOfDemo = demo && existsSync(path.join(demoFolder(), path.relative(folder, file)));
    if (!entry.isDirectory() && !isOfDemo) await rm(file, { force: true });
  }
  if (demo) await cp(demoFolder(), folder, { recursive: true, force: false });
};

const endOldest = async (): Promise<void> => {
  const notes = await notesOf(`shared-cms-${workerName()}-`);
  const unused = notes.filter((note) => !leased.includes(note));
  const ages = await Promise.all(unused.map(async (note) => ({ note, at: (await stat(note)).mtimeMs })));
  const oldest = ages.sort((one, other) => one.at - other.at)[0];
  if (notes.length >= MOST && oldest) await end(oldest.note);
};

const notesOf = async (prefix: string): Promise<string[]> =>
  (await readdir(runFolder())).filter((name) => name.startsWith(prefix)).map((name) => path.join(runFolder(), name));

/** Those of one runner, because the others of the run may go on. There's no need for an orderly shutdown. */
export const killSharedCms = async (runner: Runner): Promise<void> => {
  for (const note of await notesOf('shared-cms-'))
    if (path.basename(note).startsWith('shared-cms-browser') === (runner === 'browser')) await end(note);
};

const end = async (note: string): Promise<void> => {
  try {
    process.kill(readNote(note).pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
  // Otherwise, this run's next runner would take the PID for one of our processes.
  await rm(note);
};
