import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { counted } from '@stoa/contract';
import { commandEnvironment } from '../../backup/command-environment';
import { environment, settingNames } from '../../environment';
import type { Check, Finding } from '../check';

/** Read by docker compose and the scripts, not by this program. */
const READ_ELSEWHERE = [
  'BACKUP_DIR',
  'BACKUP_KEEP_DAYS',
  'BACKUP_PASSPHRASE',
  'BACKUP_PASSWORD',
  'CMS_MEMORY',
  'CMS_REPLICAS',
  'DB_MEMORY',
  'GRAFANA_PORT',
  'HTTPS_CERTIFICATE',
  'HTTPS_PORT',
  'HTTP_PORT',
  'MAIL_PORT',
  'POSTGRES_PASSWORD',
  'PROMETHEUS_PORT',
  'STOA_IMAGES',
  'STOA_TAG',
];
/** So many that they aren’t named. */
const READ_BY_OTHERS = ['COMPOSE_', 'OTEL_'];

/** How many letters differ, are missing, or are too many. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, its] of [...other].entries())
      next.push(
        Math.min((row[index] ?? 0) + (letter === its ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const nearestTo = (name: string, known: readonly string[], most: number): string | undefined => {
  const [nearest] = known
    .map((one) => ({ one, far: distance(name, one) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far);
  return nearest?.one;
};

const misspelled = (name: string, where: string, nearest: string | undefined): Finding => ({
  severity: 'WARNING',
  what: `${name} ${where} isn’t a setting of Stoa${nearest ? `. Did you mean ${nearest}?` : ''}`,
  why: 'It changes nothing.',
  advice: nearest ? `Rename it to ${nearest}.` : 'Delete it, or look for its name in .env.example.',
  details: [],
});

/** In a file of settings, each name should be known. Around it, only those that look like one of ours are meant for us. */
export const findUnknown = (fromFile: string[], fromEnvironment: string[], known: readonly string[]): Finding[] => {
  const isUnknown = (name: string) =>
    !known.includes(name) && !READ_BY_OTHERS.some((prefix) => name.startsWith(prefix));
  const around = fromEnvironment.filter(
    (name) => isUnknown(name) && !fromFile.includes(name) && /^[A-Z]+_[A-Z_]{3,}$/.test(name),
  );
  return [
    ...fromFile.filter(isUnknown).map((name) => misspelled(name, 'in .env', nearestTo(name, known, 4))),
    ...around.flatMap((name) => {
      const nearest = nearestTo(name, known, 2);
      return nearest ? [misspelled(name, 'in the environment', nearest)] : [];
    }),
  ];
};

type Judged = Pick<typeof environment, 'publicUrl' | 'proxies' | 'rateLimits' | 'demoShop'>;

const isLocal = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

export const judgeSettings = ({ publicUrl, proxies, rateLimits, demoShop }: Judged): Finding[] => {
  const isHttps = publicUrl.startsWith('https:');
  const isPublic = !isLocal(publicUrl);
  const findings: (Finding | false)[] = [
    isPublic &&
      !isHttps && {
        severity: 'WARNING',
        what: `PUBLIC_URL is ${publicUrl}, without https`,
        why: 'Passwords and addresses of customers can be read on their way, and browsers warn of the shop.',
        advice:
          'Put the shop behind HTTPS (docs/operations.md), and set PUBLIC_URL to the address that begins with https://.',
        details: [],
      },
    isHttps &&
      proxies === 0 && {
        severity: 'WARNING',
        what: 'PUBLIC_URL begins with https, but TRUSTED_PROXIES is 0',
        why: 'To the shop, all visitors come from the one address of your proxy: rate limits hit all of them at once.',
        advice: 'Set TRUSTED_PROXIES to how many proxies of yours are in front.',
        details: [],
      },
    !rateLimits && {
      severity: 'WARNING',
      what: 'RATE_LIMITS is off',
      why: 'Passwords can be guessed as fast as the server answers.',
      advice: 'Delete RATE_LIMITS, or set it to true.',
      details: [],
    },
    demoShop !== null &&
      isPublic && {
        severity: 'WARNING',
        what: 'DEMO_SHOP is on in a shop with a public address',
        why: 'If its database is ever empty, it’s filled with made-up items that people could order.',
        advice: 'Set DEMO_SHOP to false. What is there stays.',
        details: [],
      },
  ];
  return findings.filter((finding) => finding !== false);
};

export const knownNames = (): string[] => [...settingNames.known, ...READ_ELSEWHERE];

export const namesIn = (file: string | undefined): string[] =>
  file && existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];

export const settings: Check = {
  name: 'Settings',
  async look() {
    const known = knownNames();
    const given = settingNames.given.filter((name) => known.includes(name));
    const unknown = findUnknown(namesIn(commandEnvironment.envFile), settingNames.given, known);
    return {
      summary: `${counted(given.length, 'setting')} given`,
      findings: [...unknown, ...judgeSettings(environment)],
    };
  },
};
