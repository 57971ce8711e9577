import { counted } from '@stoa/contract';
import { type AreaMigration, titleOf } from '../../database/migrations/migration';
import { readRecords } from '../../database/migrations/records';
import { requireOwnHistory } from '../../database/migrations/require-own-history';
import type { Check, Finding } from '../check';

const pendingFinding = (pending: AreaMigration[]): Finding[] =>
  pending.length === 0
    ? []
    : [
        {
          severity: 'WARNING',
          what: `${counted(pending.length, 'migration')} wait`,
          why: 'The database is still that of an earlier version.',
          advice: 'Start the shop: it applies them.',
          details: pending.map(titleOf),
        },
      ];

const otherHistory = (error: Error): Finding[] => [
  {
    severity: 'ERROR',
    what: 'The database isn’t of this version',
    why: 'The shop doesn’t start with it.',
    advice: 'Start the version that last used this database.',
    details: [error.message],
  },
];

export const migrationsCheck = (migrations: AreaMigration[]): Check => ({
  name: 'Migrations',
  async look({ client }) {
    const applied = new Set((await readRecords(client)).map(({ number }) => number));
    const other = await requireOwnHistory(client, migrations).then(() => [], otherHistory);
    return {
      summary: `${counted(applied.size, 'migration')} applied`,
      findings: [...other, ...pendingFinding(migrations.filter(({ number }) => !applied.has(number)))],
    };
  },
});
