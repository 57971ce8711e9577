import { counted } from '@stoa/contract';
import { programVersion } from '../../backup/versions';
import type { Check, Finding } from '../check';

/** Until when each is maintained (nodejs.org/about/previous-releases, postgresql.org/support/versioning). */
const NODE_UNTIL: Record<string, string> = {
  '20': '2026-04-30',
  '22': '2027-04-30',
  '24': '2028-04-30',
  '26': '2029-04-30',
};
const POSTGRES_UNTIL: Record<string, string> = {
  '14': '2026-11-12',
  '15': '2027-11-11',
  '16': '2028-11-09',
  '17': '2029-11-08',
  '18': '2030-11-14',
};
/** The minor version of each that Stoa was tested with: earlier ones have faults that are mended. */
const POSTGRES_TESTED: Record<string, number> = { '18': 4 };

const WARN_DAYS = 90;
const DAY_MS = 86_400_000;

const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const supportOf = (name: string, major: string, until: string | undefined, today: Date): Finding[] => {
  if (!until) return [];
  const days = Math.floor((Date.parse(until) - today.getTime()) / DAY_MS);
  if (days > WARN_DAYS) return [];
  const when =
    days < 0
      ? `has had no security updates since ${formatDay(until)}`
      : `has security updates for ${counted(days, 'day')} more`;
  return [
    {
      severity: 'WARNING',
      what: `${name} ${major} ${when}`,
      why: 'Faults that become known stay open.',
      advice: `Update to a later version of ${name}. Back up before you do.`,
      details: [],
    },
  ];
};

const minorOf = (version: string): Finding[] => {
  const [major = '', minor = '0'] = version.split('.');
  const tested = POSTGRES_TESTED[major];
  if (tested === undefined || Number.parseInt(minor, 10) >= tested) return [];
  return [
    {
      severity: 'WARNING',
      what: `PostgreSQL ${version} is older than ${major}.${tested}, which Stoa was tested with`,
      why: 'Minor versions mend faults, also such that lose data.',
      advice: 'Update PostgreSQL within its major version, and restart it. The data stays as it is.',
      details: [],
    },
  ];
};

export const judgeVersions = (node: string, postgres: string, today: Date): Finding[] => {
  const [nodeMajor = '', postgresMajor = ''] = [node, postgres].map((version) => version.split('.')[0] ?? '');
  return [
    ...supportOf('Node.js', nodeMajor, NODE_UNTIL[nodeMajor], today),
    ...supportOf('PostgreSQL', postgresMajor, POSTGRES_UNTIL[postgresMajor], today),
    ...minorOf(postgres),
  ];
};

export const versions: Check = {
  name: 'Versions',
  async look({ client }) {
    const { rows } = await client.query<{ version: string }>(
      "SELECT split_part(current_setting('server_version'), ' ', 1) AS version",
    );
    const postgres = rows[0]?.version ?? '';
    return {
      summary: `Stoa ${programVersion()}, Node.js ${process.versions.node}, PostgreSQL ${postgres}`,
      findings: judgeVersions(process.versions.node, postgres, new Date()),
    };
  },
};
