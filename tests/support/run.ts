/** What one run of the tests shares: the PostgreSQL server, started by the global set-up. */
export const TEMPLATE = 'stoa_template';
/** The template with the demonstration shop in it; browser tests alone make it. */
export const DEMO_TEMPLATE = 'stoa_demo_template';

const VARIABLE = 'STOA_TEST_SERVER_URL';

export const setServerUrl = (url: string): void => {
  process.env[VARIABLE] = url;
};

const DEMO_FOLDER = 'STOA_TEST_DEMO_FOLDER';

/** Where the demonstration shop's pictures lie. */
export const demoFolder = (): string => process.env[DEMO_FOLDER] ?? '';

export const setDemoFolder = (folder: string): void => {
  process.env[DEMO_FOLDER] = folder;
};

export const serverUrl = (): string => {
  const url = process.env[VARIABLE];
  if (!url)
    throw new Error('No PostgreSQL server: these tests run with the global set-up of tests/support/global-setup.ts');
  return url;
};
