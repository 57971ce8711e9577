/** The only place where cms reads its environment. Checked at startup, with all errors reported at once. */
import path from 'node:path';
import { PAYPAL_ENVIRONMENTS } from '@stoa/contract';
import { DEMO_SHOPS, type DemoShop } from './demo-shops';

process.env.TZ = 'UTC';

const faults: string[] = [];
/** Names of variables, for whoever looks for misspelled ones. */
export const settingNames = {
  /** Those that are read here. */
  known: new Set<string>(),
  /** Those that are set, whoever they are for. */
  given: Object.keys(process.env).filter((name) => process.env[name]?.trim()),
};
const text = (name: string, fallback: string): string => {
  settingNames.known.add(name);
  return process.env[name]?.trim() || fallback;
};

const secret = (name: string): string => {
  const value = text(name, '');
  if (!value) faults.push(`${name} is missing (npm run setup writes it into .env)`);
  return value;
};

/** Only where another is set. */
const neededBy = (by: string, name: string): string => {
  const value = text(name, '');
  if (!value && text(by, '')) faults.push(`${name} is missing (${by} needs it)`);
  return value;
};

const flag = (name: string, fallback: boolean): boolean => {
  const value = text(name, String(fallback)).toLowerCase();
  if (!['true', 'false'].includes(value)) faults.push(`${name} must be true or false, not '${value}'`);
  return value === 'true';
};

/** The first choice is the default. */
const choiceOf = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice => {
  const value = text(name, choices[0]).toLowerCase();
  const choice = choices.find((one) => one === value);
  if (!choice) faults.push(`${name} must be ${choices.join(' or ')}, not '${value}'`);
  return choice ?? choices[0];
};

const wholeNumber = (name: string, fallback: number, [min, max]: [number, number]): number => {
  const value = Number(text(name, String(fallback)));
  if (!Number.isInteger(value) || value < min || value > max)
    faults.push(`${name} must be a whole number from ${min} to ${max}`);
  return value;
};

const address = (name: string, protocols: string[], fallback: string): string => {
  const value = text(name, fallback);
  if (value && !(URL.canParse(value) && protocols.includes(new URL(value).protocol)))
    faults.push(`${name} must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`);
  return value;
};

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Keys and payments go there, so it can only be on this machine; `also` is a name that no public host can have. */
const loopbackAddress = (name: string, ...also: string[]): string => {
  const value = address(name, ['http:'], '');
  if (URL.canParse(value) && ![...LOOPBACK, ...also].includes(new URL(value).hostname))
    faults.push(`${name} is for an emulator on this machine; it can’t be ${value}`);
  return value;
};

const indexNowKey = (): string => {
  const key = text('INDEXNOW_KEY', '');
  if (key && !/^[A-Za-z0-9-]{8,128}$/.test(key))
    faults.push('INDEXNOW_KEY must have 8 to 128 letters, digits, and hyphens');
  return key;
};

/** Such as `media.example.internal:8080`. */
const hosts = (name: string): string[] => {
  const listed = text(name, '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  if (listed.some((host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host))
    faults.push(`${name} must be hosts, separated by commas, with a port only if it isn’t 80 or 443`);
  return listed;
};

const demoShop = (): DemoShop | null => {
  const value = choiceOf('DEMO_SHOP', ['false', 'true', 'workshop', 'studio']);
  return value === 'false' ? null : DEMO_SHOPS[value];
};

/** cms/ itself, whether this runs compiled or from source. */
const cmsFolder = process.cwd();
const listenPort = wholeNumber('PORT', 1337, [0, 65_535]);

/** Backups go there instead of the folder. Without a bucket, the panel’s settings count. */
const backupStorage = () => {
  const bucket = text('BACKUP_S3_BUCKET', '');
  const storage = {
    bucket,
    endpoint: address('BACKUP_S3_ENDPOINT', ['http:', 'https:'], ''),
    region: text('BACKUP_S3_REGION', 'us-east-1'),
    prefix: text('BACKUP_S3_PREFIX', ''),
    pathStyle: flag('BACKUP_S3_PATH_STYLE', false),
    accessKey: neededBy('BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY'),
    secretKey: neededBy('BACKUP_S3_BUCKET', 'BACKUP_S3_SECRET_KEY'),
  };
  return bucket ? storage : undefined;
};

/** Images go there instead of the folder. */
const uploadStorage = () => {
  const bucket = text('UPLOADS_S3_BUCKET', '');
  const endpoint = address('UPLOADS_S3_ENDPOINT', ['http:', 'https:'], '');
  const storage = {
    bucket,
    endpoint,
    region: text('UPLOADS_S3_REGION', 'us-east-1'),
    // Never the whole bucket: a restore deletes what isn’t in the backup.
    prefix: `${text('UPLOADS_S3_PREFIX', '').replace(/^\/+|\/+$/g, '') || 'uploads'}/`,
    /** Of the bucket, for browsers. Empty: they ask the shop. */
    publicUrl: address('UPLOADS_S3_PUBLIC_URL', ['http:', 'https:'], '').replace(/\/+$/, ''),
    pathStyle: URL.canParse(endpoint) && !/\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname),
    accessKey: neededBy('UPLOADS_S3_BUCKET', 'UPLOADS_S3_ACCESS_KEY_ID'),
    secretKey: neededBy('UPLOADS_S3_BUCKET', 'UPLOADS_S3_SECRET_ACCESS_KEY'),
  };
  return bucket ? storage : undefined;
};

export const environment = {
  host: text('HOST', '0.0.0.0'),
  port: listenPort,
  publicUrl: address('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${listenPort}`).replace(/\/+$/, ''),
  databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:'], ''),
  /** For connections that need a session of their own, past a pooler that shares sessions. */
  databaseListenUrl: address('DATABASE_LISTEN_URL', ['postgres:', 'postgresql:'], text('DATABASE_URL', '')),
  /** A replica that answers public reads. Empty: there is none. */
  databaseReadUrl: address('DATABASE_READ_URL', ['postgres:', 'postgresql:'], ''),
  databasePoolMax: wholeNumber('DATABASE_POOL_MAX', 10, [2, 1000]),
  dataFolder: path.resolve(cmsFolder, text('DATA_DIR', '../.data')),
  storefrontFolder: path.resolve(cmsFolder, text('STOREFRONT_DIR', '../storefront/dist')),
  storefrontServerFolder: path.resolve(cmsFolder, text('STOREFRONT_SERVER_DIR', '../storefront/dist-server')),
  adminUiFolder: path.resolve(cmsFolder, text('ADMIN_UI_DIR', '../admin-ui/dist')),
  serveConsole: flag('SERVE_CONSOLE', true),
  demoShop: demoShop(),
  /** Number of proxies in front: 1 behind nginx, 0 without. */
  proxies: wholeNumber('TRUSTED_PROXIES', 0, [0, 10]),
  /** Turn off only if many people share one address, such as in a load test. */
  rateLimits: flag('RATE_LIMITS', true),
  /** How often payments that are under way are looked at, in milliseconds. */
  reconcileEvery: wholeNumber('RECONCILE_EVERY', 30_000, [100, 600_000]),
  adminEmail: text('ADMIN_EMAIL', ''),
  adminPassword: text('ADMIN_PASSWORD', ''),
  smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:'], ''),
  mailFrom: text('MAIL_FROM', 'Stoa <no-reply@localhost>'),
  /** Public: the browser sends it to PayPal. */
  paypalClientId: text('PAYPAL_CLIENT_ID', ''),
  paypalClientSecret: text('PAYPAL_CLIENT_SECRET', ''),
  paypalEnvironment: choiceOf('PAYPAL_ENVIRONMENT', PAYPAL_ENVIRONMENTS),
  paypalWebhookId: text('PAYPAL_WEBHOOK_ID', ''),
  /** Set only by whoever starts the emulator of PayPal, never in .env. */
  paypalApiBase: loopbackAddress('PAYPAL_API_BASE', 'paypal-emulator'),
  paypalSdkBase: loopbackAddress('PAYPAL_SDK_BASE'),
  paypalRootCertificate: text('PAYPAL_ROOT_CERTIFICATE', ''),
  /** Public: search engines compare it with the file of that name. Empty: they are told nothing. */
  indexNowKey: indexNowKey(),
  indexNowUrl: address('INDEXNOW_URL', ['http:', 'https:'], 'https://api.indexnow.org/indexnow'),
  /** Set only by tests: where push messages may be sent besides the push services of browsers. */
  pushServiceBase: loopbackAddress('PUSH_SERVICE_BASE'),
  /** Imports may fetch images from these even if their addresses are private. */
  privateImageHosts: hosts('PRIVATE_IMAGE_HOSTS'),
  backupS3: backupStorage(),
  uploadsS3: uploadStorage(),
  /** On a port of its own, never public: 0 is none. */
  metricsPort: wholeNumber('METRICS_PORT', 0, [0, 65_535]),
  metricsHost: text('METRICS_HOST', '127.0.0.1'),
  /** Where traces go. Empty: nowhere, and nothing of OpenTelemetry is loaded. */
  tracesEndpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], ''),
  logLevel: choiceOf('LOG_LEVEL', ['info', 'debug', 'warn', 'error']),
  logFormat: choiceOf('LOG_FORMAT', ['text', 'json']),
  secrets: {
    appKeys: secret('APP_KEYS')
      .split(',')
      .map((key) => key.trim()),
    apiTokenSalt: secret('API_TOKEN_SALT'),
    adminJwt: secret('ADMIN_JWT_SECRET'),
    transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
    encryptionKey: secret('ENCRYPTION_KEY'),
    /** Signs the access tokens of shoppers and administrators. */
    jwt: secret('JWT_SECRET'),
  },
} as const;

if (faults.length > 0) {
  // Strapi would add a stack to what its configuration throws. Nothing is open yet.
  console.error(
    `The shop can’t start with these settings. Change them in .env or in the environment:\n- ${faults.join('\n- ')}`,
  );
  process.exit(1);
}
