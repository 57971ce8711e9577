import path from 'node:path';

/** The database that the backend has migrated, and nothing else. */
export const TEMPLATE = 'stoa_template';
/** The same with the demonstration shop in it; browser tests alone make it. */
export const DEMO_TEMPLATE = 'stoa_demo_template';

/** What one run of the tests shares, from the global set-up on: the PostgreSQL server, and the folder of all its files. */
const SERVER_URL = 'STOA_TEST_SERVER_URL';
const FOLDER = 'STOA_TEST_FOLDER';

const shared = (variable: string): string => {
  const value = process.env[variable];
  if (!value)
    throw new Error('No PostgreSQL server: these tests run with the global set-up of tests/support/global-setup.ts');
  return value;
};

export const shareRun = (folder: string, serverUrl: string): void => {
  process.env[FOLDER] = folder;
  process.env[SERVER_URL] = serverUrl;
};

export const serverUrl = (): string => shared(SERVER_URL);

export const runFolder = (): string => shared(FOLDER);

/** Where the demonstration shop's pictures lie. */
export const demoFolder = (): string => path.join(runFolder(), 'demo');
