import { startCms } from './cms';
import { createEmptyDatabase } from './database';

/** Boots the backend once on an empty database of that name: what it made is then copied, not made again. */
export const makeTemplate = async (name: string, dataFolder: string, env: Record<string, string> = {}) => {
  const template = await createEmptyDatabase(name);
  const cms = await startCms({ databaseUrl: template.url, dataFolder, env });
  await cms.stop();
  await template.close();
};
