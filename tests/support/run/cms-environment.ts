import path from 'node:path';
import { databaseSettings } from './pgbouncer';

export const ADMIN = { email: 'admin@stoa.example', password: 'correct-horse-battery' };

export const JWT_SECRET = 'test-jwt-secret-that-is-long-enough-for-hs256';

export const SECRETS = {
  APP_KEYS: 'test-key-one-aaaaaaaa,test-key-two-bbbbbbbb',
  API_TOKEN_SALT: 'test-api-token-salt',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt',
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
  JWT_SECRET,
};

export interface CmsOptions {
  databaseUrl: string;
  dataFolder: string;
  /** By default, any that is free. */
  port?: number;
  /** The cms folder; by default the one in the repository. */
  folder?: string;
  env?: Record<string, string>;
}

/** Where a cms keeps uploads while they arrive. */
export const temporaryFolder = (dataFolder: string) => path.join(dataFolder, 'tmp');

export const cmsEnvironment = ({ databaseUrl, dataFolder, env = {} }: CmsOptions, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SECRETS,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ...databaseSettings(databaseUrl),
  DATA_DIR: dataFolder,
  TMPDIR: temporaryFolder(dataFolder),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  SERVE_CONSOLE: 'false',
  DEMO_SHOP: 'false',
  SMTP_URL: '',
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
  PAYPAL_ENVIRONMENT: '',
  PAYPAL_WEBHOOK_ID: '',
  INDEXNOW_KEY: '',
  BACKUP_S3_BUCKET: '',
  UPLOADS_S3_BUCKET: '',
  // Each round costs all shops of a run a few milliseconds of processor time.
  RECONCILE_EVERY: '1000',
  // All tests come from the same address.
  RATE_LIMITS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_EE: 'true',
  ...env,
});
