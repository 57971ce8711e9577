// @ts-check

// What random tests draw. Workers inherit it.
if (!process.env.SEED) {
  process.env.SEED = String(Date.now() % 1_000_000_000);
  process.stderr.write(`SEED=${process.env.SEED}\n`);
}

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** The sources, so that a test never runs on yesterday's build. */
const moduleNameMapper = {
  '^@stoa/contract$': '<rootDir>/packages/contract/src/index.ts',
  '^@stoa/contract/testing$': '<rootDir>/packages/contract/src/testing.ts',
  '^@stoa/paypal-emulator$': '<rootDir>/packages/paypal-emulator/src/index.ts',
  '^@stoa/web-kit$': '<rootDir>/packages/web-kit/src/index.ts',
  '^@stoa/web-kit/testing$': '<rootDir>/packages/web-kit/src/testing.ts',
  '^@emotion/cache$': '<rootDir>/tests/support/jest/styles-apart.ts',
  '\\.css$': '<rootDir>/tests/support/jest/no-styles.ts',
};

/** `npm run test:all` runs these tests, too (docs/decisions/0138-slow-tests.md). */
const isWhole = process.env.SLOW_TESTS === 'true';

const common = {
  rootDir: import.meta.dirname,
  transform,
  moduleNameMapper,
  // Cleaning up, Jest would look into jsdom's storage, which doesn't survive that. The first test of a process decides for all.
  testEnvironmentOptions: { globalsCleanup: 'off' },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/packages/*/{src,vite}/**/*.test.{ts,tsx}',
        '<rootDir>/{storefront,admin-ui}/src/**/*.test.{ts,tsx}',
        '<rootDir>/cms/{src,demo}/**/*.test.ts',
      ],
      setupFiles: ['<rootDir>/tests/support/jest/web-globals.ts', '<rootDir>/tests/support/jest/unit-secrets.ts'],
      setupFilesAfterEnv: ['second-try', 'seeded-properties', 'unexpected-console', 'patient-queries'].map(
        (name) => `<rootDir>/tests/support/jest/${name}.ts`,
      ),
    },
    {
      ...common,
      displayName: 'http',
      testMatch: ['<rootDir>/tests/{http,support}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...(isWhole ? [] : ['\\.slow\\.test\\.ts$'])],
      globalSetup: '<rootDir>/tests/support/run/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/run/global-teardown.ts',
      setupFilesAfterEnv: ['second-try', 'seeded-properties'].map((name) => `<rootDir>/tests/support/jest/${name}.ts`),
    },
    {
      ...common,
      displayName: 'ops',
      testMatch: ['<rootDir>/tests/ops/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/run/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/run/global-teardown.ts',
    },
  ],
  testSequencer: '<rootDir>/tests/support/jest/sequencer.cjs',
  // Long enough for a cms to boot on a busy machine (tests/support/run/cms.ts).
  testTimeout: 120_000,
  // More than two processors do: the longest tests mostly wait.
  maxWorkers: 3,
};
