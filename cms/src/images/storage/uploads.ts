import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { environment } from '../../environment';
import { bucketStorage } from './bucket';
import { folderStorage } from './folder';
import type { ImageStorage } from './image-storage';

export const uploadsFolder = path.join(environment.dataFolder, 'public', 'uploads');

/** What the settings name, if they name one. */
export const uploadsBucket = environment.uploadsS3 && bucketStorage(environment.uploadsS3);

/** Where the shop has its images. */
export const uploads: ImageStorage = uploadsBucket ?? folderStorage(uploadsFolder);

/** Undefined if it’s gone, or can’t be read now. */
export const readUpload = async (name: string): Promise<Buffer | undefined> => {
  const image = await uploads.open(name).catch(() => undefined);
  return image && buffer(image.content).catch(() => undefined);
};
