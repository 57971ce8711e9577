import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startCms } from './cms';
import { createDatabase, databaseUrl, openDatabase, type TestDatabase } from './database';
import { runFolder } from './folder';
import { type Pristine, readPristine, restorePristine } from './pristine';

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

/** One per Jest worker. Modules are loaded anew for each test file, so shared state is kept in a file. */
const noteOf = (worker: string) => path.join(runFolder(), `shared-cms-${worker}.json`);
const worker = process.env.JEST_WORKER_ID ?? `${process.pid}`;

let leased = false;

/**
 * A fresh shop on a process that is already running: its tables and folder are restored to their state after boot, whatever the
 * previous file left behind. A worker's first lease starts the process.
 */
export const leaseSharedCms = async (): Promise<Lease> => {
  if (leased) throw new Error('This file has the shared shop already: a second one is opened with openOwnShop');
  leased = true;
  const shared = (await restoreShared()) ?? (await startShared());
  const database = openDatabase(shared.databaseName);
  const before = readFileSync(shared.logFile).length;
  return {
    url: shared.url,
    database,
    dataFolder: shared.dataFolder,
    log: () => readFileSync(shared.logFile).subarray(before).toString(),
    async end() {
      leased = false;
      await database.close();
    },
  };
};

const restoreShared = async (): Promise<SharedCms | undefined> => {
  if (!existsSync(noteOf(worker))) return undefined;
  const shared = JSON.parse(readFileSync(noteOf(worker), 'utf8')) as SharedCms;
  const answer = await fetch(`${shared.url}/readyz`).catch(() => undefined);
  if (answer?.ok && (await restorePristine(databaseUrl(shared.databaseName), shared.pristine))) {
    await removeFiles(shared.dataFolder);
    return shared;
  }
  killProcess(shared.pid);
  return undefined;
};

const startShared = async (): Promise<SharedCms> => {
  const database = await createDatabase();
  const dataFolder = await mkdtemp(path.join(runFolder(), 'shop-'));
  const { url, pid, logFile } = await startCms({ databaseUrl: database.url, dataFolder });
  await database.close();
  const pristine = await readPristine(database.url);
  const shared = { url, pid, logFile, databaseName: database.name, dataFolder, pristine };
  writeFileSync(noteOf(worker), JSON.stringify(shared));
  return shared;
};

/** Removes images and emails but keeps the folders, because the process expects them. */
const removeFiles = async (folder: string): Promise<void> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found)
    if (!entry.isDirectory()) await rm(path.join(entry.parentPath, entry.name), { force: true });
};

/** At the end of a run, there's no need for an orderly shutdown. */
export const killSharedCms = async (): Promise<void> => {
  for (const name of await readdir(runFolder())) {
    if (!name.startsWith('shared-cms-')) continue;
    const note = path.join(runFolder(), name);
    killProcess((JSON.parse(readFileSync(note, 'utf8')) as SharedCms).pid);
    // Otherwise, this run's next runner would take the PID for one of our processes.
    await rm(note);
  }
};

const killProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
};
