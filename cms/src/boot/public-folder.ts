import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Images, mails, and imports go to the data folder. If it can't be written, don't start: only some requests would fail. */
export const openPublicFolder = (dataFolder: string): string => {
  const publicFolder = path.join(dataFolder, 'public');
  const uploads = path.join(publicFolder, 'uploads');
  try {
    // The media library refuses to start without this folder.
    mkdirSync(uploads, { recursive: true });
    for (const folder of [dataFolder, uploads]) accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    // Strapi would add a stack to what its configuration throws. Nothing is open yet.
    console.error(`The data folder ${dataFolder} can’t be written (${(error as Error).message}). Check DATA_DIR`);
    process.exit(1);
  }
  return publicFolder;
};
