import { createHash } from 'node:crypto';

/** Fixes rows that a new rule would refuse. They are changed, never dropped. */
export interface DataFix {
  /** What was done, in the log's words: 'removed discount prices that were not below the price'. */
  rule: string;
  table: string;
  sql: string;
}

/** A forward-only database migration. Once it has reached a shop, its SQL never changes; a later migration corrects it. */
export interface Migration {
  /** Its position in the order across all areas: 1, 2, 3, without gaps. */
  number: number;
  name: string;
  steps: (string | DataFix)[];
  /** SQL for columns that the steps name but a later migration drops. A new shop doesn't have them: Strapi made its tables. */
  former?: string;
  /** Processes of the version before can go on beside it: they find all that they read and may write what they wrote. */
  isCompatible?: true;
}

export interface AreaMigration extends Migration {
  area: string;
}

/** All areas' migrations, in the order every shop applies them. */
export const inOrder = (areas: Record<string, { migrations?: Migration[] }>): AreaMigration[] =>
  Object.entries(areas)
    .flatMap(([area, { migrations = [] }]) => migrations.map((migration) => ({ area, ...migration })))
    .sort((one, other) => one.number - other.number);

/** Those that a database hasn't had, and whether the version before has to stop for them. */
export const pendingOf = <Known extends Migration>(migrations: Known[], records: { number: number }[]) => {
  const done = new Set(records.map(({ number }) => number));
  const pending = migrations.filter(({ number }) => !done.has(number));
  return { pending, incompatible: pending.filter(({ isCompatible }) => !isCompatible) };
};

/** Covers only the SQL, ignoring whitespace; names and wording may be improved later. */
export const checksumOf = ({ steps }: Migration): string => {
  const statements = steps.map((step) => (typeof step === 'string' ? step : step.sql).replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(statements.join('\n')).digest('hex');
};

export const titleOf = ({ number, area, name }: Omit<AreaMigration, 'steps'>): string =>
  `migration ${number} (${area}: ${name})`;
