import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { folderStorage } from '../images/storage/folder';
import type { OpenImage } from '../images/storage/image-storage';
import { uploadsBucket, uploadsFolder } from '../images/storage/uploads';
import { imagesInBucket } from './bucket-images';
import { UPLOADS } from './format';
import { holdImages } from './images';
import { type StagedImages, settleImages, stageImages } from './staged-images';
import type { Archive } from './write-archive';

type Open = () => Promise<OpenImage | undefined>;

export interface HeldImages {
  hold(): Promise<void>;
  list(): Promise<Map<string, Open>>;
  release(): Promise<void>;
}

/** What backups and restores do with the images, wherever they are. */
export interface ShopImages {
  hold(): Promise<HeldImages>;
  stage(id: string): Promise<StagedImages>;
  settle(id: string | undefined): Promise<void>;
}

const imagesInFolder = (folder: string): ShopImages => ({
  async hold() {
    const held = await holdImages(folder);
    return {
      ...held,
      list: async () =>
        new Map(
          [...(await held.list())].map(([name, file]): [string, Open] => [
            name,
            () => folderStorage(path.dirname(file)).open(name),
          ]),
        ),
    };
  },
  async stage(id) {
    await mkdir(folder, { recursive: true });
    return stageImages(folder, id);
  },
  settle: (id) => settleImages(folder, id),
});

export const shopImages: ShopImages = uploadsBucket ? imagesInBucket(uploadsBucket) : imagesInFolder(uploadsFolder);

/** False if it has gone. */
export const saveImage = async (name: string, open: Open, archive: Archive): Promise<boolean> => {
  const image = await open();
  if (!image) return false;
  const { content, bytes } = image;
  if (bytes !== undefined) await archive.addStream(UPLOADS + name, bytes, content);
  else await archive.add(UPLOADS + name, await buffer(content));
  return true;
};
