/** `npm run move-uploads`: copies the images of a shop into S3-compatible storage, or back into the folder. */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { counted } from '@stoa/contract';
import { formatBytes, printProgress, runCommand } from './backup/terminal';
import { Failure } from './failure';
import { folderStorage } from './images/storage/folder';
import type { ImageStorage } from './images/storage/image-storage';
import { type Moved, moveImages } from './images/storage/move-images';
import { uploadsBucket, uploadsFolder } from './images/storage/uploads';
import { saidOf } from './s3/s3';

const USAGE = 'npm run move-uploads -- s3 or folder [--remove]';

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } });
    const [target, ...others] = positionals;
    if ((target !== 's3' && target !== 'folder') || others.length > 0) throw new Error('Say where the images go');
    return { target, removes: values.remove ?? false };
  } catch (error) {
    throw new Failure(`${(error as Error).message}. Use: ${USAGE}`);
  }
};

const describe = ({ copied, same, newer, removed }: Moved, from: ImageStorage, to: ImageStorage): string =>
  [
    `✓ ${counted(copied, 'file')} copied, read back, and compared by SHA-256; ${same.toLocaleString('en-US')} there already.`,
    ...(newer.length > 0
      ? [
          `Newer in ${to.name}, so not copied: ${newer.slice(0, 5).join(', ')}${newer.length > 5 ? ` and ${newer.length - 5} more` : ''}`,
        ]
      : []),
    removed > 0
      ? `${counted(removed, 'file')} removed from ${from.name}.`
      : `The originals are still in ${from.name}. Once the shop shows its images, --remove deletes them.`,
  ].join('\n');

runCommand(async () => {
  const { target, removes } = readOptions();
  if (!uploadsBucket)
    throw new Failure(
      'Set UPLOADS_S3_BUCKET and the other UPLOADS_S3_ settings in .env, so that the storage can be reached.',
    );
  const folder = folderStorage(uploadsFolder);
  const [from, to] = target === 's3' ? [folder, uploadsBucket] : [uploadsBucket, folder];
  await mkdir(uploadsFolder, { recursive: true });
  const { report, end } = printProgress();
  try {
    const images = await from.list();
    const bytes = [...images.values()].reduce((sum, image) => sum + image.bytes, 0);
    console.log(`${counted(images.size, 'file')} (${formatBytes(bytes)}), from ${from.name} to ${to.name}`);
    const moved = await moveImages({ from, to, removes }, (done, total) =>
      report({ step: 'Images', done, total, unit: 'images' }),
    );
    end();
    console.log(describe(moved, from, to));
  } catch (error) {
    end();
    if (error instanceof Failure || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new Failure(
      `The images couldn’t be moved: ${saidOf(error).replace(/\.$/, '')}. Run this again: it goes on with the rest.`,
      {
        cause: error,
      },
    );
  }
});
