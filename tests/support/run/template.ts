import path from 'node:path';
import { startCms } from './cms';
import { createDatabase, createEmptyDatabase, databaseExists, renameDatabase, withServerLock } from './database';
import { DEMO_TEMPLATE, demoFolder, runFolder, TEMPLATE } from './folder';

interface Template {
  name: string;
  create: typeof createEmptyDatabase;
  dataFolder: string;
  env?: Record<string, string>;
}

/**
 * The database after one boot of the backend is copied instead of being created again. Whoever needs it first creates it, once
 * per run.
 */
const ensure = ({ name, create, dataFolder, env = {} }: Template): Promise<void> =>
  withServerLock(name, async () => {
    if (await databaseExists(name)) return;
    const database = await create();
    // Never through a pooler, whose connections would stay open.
    const cms = await startCms({ databaseUrl: database.url, dataFolder, env: { ...env, DATABASE_URL: database.url } });
    await cms.stop();
    // At 03:00, tests would meet backups that they didn’t ask for.
    await database.query("UPDATE backup_settings SET on_since = now() + interval '1 day'");
    await database.close();
    await renameDatabase(database.name, name);
  });

export const ensureTemplate = (): Promise<void> =>
  ensure({ name: TEMPLATE, create: createEmptyDatabase, dataFolder: path.join(runFolder(), 'data') });

export const ensureDemoTemplate = (): Promise<void> =>
  ensure({ name: DEMO_TEMPLATE, create: createDatabase, dataFolder: demoFolder(), env: { DEMO_SHOP: 'true' } });
