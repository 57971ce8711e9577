import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment';

/** Images, and emails without SMTP, go to the data folder. If it can't be written, don't start: only some requests would fail. */
export const openPublicFolder = (dataFolder: string): string => {
  const publicFolder = path.join(dataFolder, 'public');
  const uploads = path.join(publicFolder, 'uploads');
  try {
    // The media library refuses to start without this folder.
    mkdirSync(uploads, { recursive: true });
    const needed = environment.smtpUrl ? [uploads] : [uploads, dataFolder];
    for (const folder of needed) accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    // Strapi would add a stack to what its configuration throws. Nothing is open yet.
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EROFS' ? 'its disk is read-only' : code === 'EACCES' ? 'no permission' : code;
    console.error(
      `The data folder ${dataFolder} cannot be written (${reason}): set DATA_DIR in .env to a folder that can.`,
    );
    process.exit(1);
  }
  return publicFolder;
};
