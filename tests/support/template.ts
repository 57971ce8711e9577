import path from 'node:path';
import { startCms } from './cms';
import { createDatabase, createEmptyDatabase, type TestDatabase } from './database';
import { DEMO_TEMPLATE, demoFolder, runFolder, TEMPLATE } from './run';

/** What the backend made of its database in one boot is then copied, not made again. */
const bootOnce = async (template: TestDatabase, dataFolder: string, env: Record<string, string> = {}) => {
  const cms = await startCms({ databaseUrl: template.url, dataFolder, env });
  await cms.stop();
  await template.close();
};

export const makeTemplate = async (): Promise<void> =>
  bootOnce(await createEmptyDatabase(TEMPLATE), path.join(runFolder(), 'data'));

export const makeDemoTemplate = async (): Promise<void> =>
  bootOnce(await createDatabase(TEMPLATE, DEMO_TEMPLATE), demoFolder(), { DEMO_SHOP: 'true' });
