import path from 'node:path';
import { judgeDisk } from './checks/disk';
import { findUnknown, judgeSettings, knownNames, namesIn } from './checks/settings';
import { judgeVersions } from './checks/versions';

const what = (findings: { what: string }[]) => findings.map((finding) => finding.what);

describe('versions', () => {
  it('are fine while they are maintained', () => {
    expect(judgeVersions('24.4.1', '18.4', new Date('2026-11-28'))).toEqual([]);
  });

  it('are named when they aren’t, and soon won’t be', () => {
    expect(what(judgeVersions('20.20.2', '15.3', new Date('2027-09-12')))).toEqual([
      'Node.js 20 has had no security updates since April 30, 2026',
      'PostgreSQL 15 has security updates for 60 days more',
    ]);
  });

  it('are named when PostgreSQL lacks minor updates', () => {
    expect(what(judgeVersions('24.4.1', '18.1', new Date('2026-11-28')))).toEqual([
      'PostgreSQL 18.1 is older than 18.4, which Stoa was tested with',
    ]);
  });
});

describe('unknown settings', () => {
  const known = ['SMTP_URL', 'PUBLIC_URL', 'PORT'];

  it('are named in the file, with the nearest', () => {
    expect(what(findUnknown(['SMPT_URL', 'WHATEVER', 'PORT'], [], known))).toEqual([
      'SMPT_URL in .env isn’t a setting of Stoa. Did you mean SMTP_URL?',
      'WHATEVER in .env isn’t a setting of Stoa',
    ]);
  });

  it('are named around it only if they look like one', () => {
    expect(what(findUnknown([], ['HOME', 'POST', 'PATH', 'NODE_OPTIONS', 'PUBLIC_URLS'], known))).toEqual([
      'PUBLIC_URLS in the environment isn’t a setting of Stoa. Did you mean PUBLIC_URL?',
    ]);
  });
});

it('knows every setting that .env.example explains', () => {
  const explained = namesIn(path.resolve(__dirname, '../../../.env.example'));
  expect(explained.length).toBeGreaterThan(50);
  expect(findUnknown(explained, [], knownNames())).toEqual([]);
});

describe('settings', () => {
  const local = { publicUrl: 'http://localhost:1337', proxies: 0, rateLimits: true, demoShop: 'craft' as const };

  it('may be open on one’s own machine', () => {
    expect(judgeSettings(local)).toEqual([]);
  });

  it('are named where they endanger a public shop', () => {
    expect(what(judgeSettings({ ...local, publicUrl: 'http://shop.example', rateLimits: false }))).toEqual([
      'PUBLIC_URL is http://shop.example, without https',
      'RATE_LIMITS is off',
      'DEMO_SHOP is on in a shop with a public address',
    ]);
    expect(what(judgeSettings({ ...local, publicUrl: 'https://shop.example', demoShop: null }))).toEqual([
      'PUBLIC_URL begins with https, but TRUSTED_PROXIES is 0',
    ]);
  });
});

describe('the disk', () => {
  const GB = 1_000_000_000;
  it.each([
    [50 * GB, undefined],
    [9 * GB, 'WARNING'],
    [GB / 5, 'ERROR'],
  ])('with %d bytes of 100 GB free: %s', (free, severity) => {
    expect(judgeDisk('/data', free, 100 * GB)[0]?.severity).toBe(severity);
  });
});
