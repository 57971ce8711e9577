/** What one run of the tests shares: the PostgreSQL server, started by the global set-up. */
export const TEMPLATE = 'stoa_template';

const VARIABLE = 'STOA_TEST_SERVER_URL';

export const setServerUrl = (url: string): void => {
  process.env[VARIABLE] = url;
};

export const serverUrl = (): string => {
  const url = process.env[VARIABLE];
  if (!url)
    throw new Error('No PostgreSQL server: these tests run with the global set-up of tests/support/global-setup.ts');
  return url;
};
