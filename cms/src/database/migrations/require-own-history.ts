import type { Client } from 'pg';
import { Failure } from '../../failure';
import { type AreaMigration, checksumOf, titleOf } from './migration';
import { readRecords } from './records';

/**
 * Refuses a database whose history this program doesn't know: it can't tell what a newer one's rows and columns mean. Called
 * before Strapi looks at the tables, so such a database stays unchanged.
 */
export const requireOwnHistory = async (client: Client, migrations: AreaMigration[]): Promise<void> => {
  const records = await readRecords(client);
  const known = new Map(migrations.map((migration) => [migration.number, migration]));

  const newer = records.find(({ number }) => !known.has(number));
  if (newer)
    throw new Failure(
      `The database is newer than this version of Stoa, which does not know ${titleOf(newer)}. Nothing was changed. Start the newer version, or restore a backup from before the update.`,
    );

  for (const record of records) {
    const migration = known.get(record.number);
    if (migration && checksumOf(migration) !== record.checksum)
      throw new Failure(
        `In this database, ${titleOf(record)} is not the same as in this version of Stoa. Nothing was changed. Start the version that last used this database, or restore a backup made with this version.`,
      );
  }
};
