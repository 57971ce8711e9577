/**
 * Replaces services of Strapi’s upload plugin (extensions/upload): what stores, replaces, and removes a file, fetches one by its
 * address, and says what an image is. Replaces its provider.
 * Strapi stores files as they came, trusts their types, follows redirects to anywhere, and leaves sizes of an image whose upload failed.
 * Without it, editors can store any file under the shop’s address, and have the server ask its own network.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../../environment';
import { aFewAtATime } from '../../images/a-few-at-a-time';
import { download, Unfetchable } from '../../images/fetch/download';
import { shortened } from '../../images/file-name';
import { type PreparedFile, prepareImage, type SentFile } from '../../images/prepare';
import { allSizes, prepareProvider } from '../../images/storage/provider';
import { services } from '../../services';

interface Upload<File> {
  data: { fileInfo?: object | object[] };
  files: File | File[];
}

interface UploadService {
  upload(sent: Upload<PreparedFile>, options?: object): Promise<unknown[]>;
  replace(id: number | string, sent: { data: object; file: PreparedFile }, options?: object): Promise<unknown>;
  remove(file: { hash: string; ext: string }): Promise<unknown>;
}

interface ImageService {
  generateFileName(name: string): string;
}

interface UploadPlugin {
  register(context: { strapi: Core.Strapi }): Promise<void>;
  services: {
    upload: (context: { strapi: Core.Strapi }) => UploadService;
    'image-manipulation': ImageService;
    file: object;
  };
}

const nameIn = (address: string): string => {
  const { pathname } = new URL(address);
  try {
    return path.basename(decodeURIComponent(pathname)) || 'image';
  } catch {
    return 'image';
  }
};

/** Strapi’s own follows redirects to anywhere. This reaches only the public internet, as imports do. */
const fetchUrlToInputFile = async (address: unknown, tmpWorkingDirectory: string) => {
  if (typeof address !== 'string' || !URL.canParse(address))
    throw new Unfetchable('Enter an address that begins with https://');
  const content = await download(address, { privateHosts: environment.privateImageHosts });
  const filepath = path.join(tmpWorkingDirectory, randomUUID());
  await writeFile(filepath, content);
  const file = { filepath, originalFilename: nameIn(address), mimetype: null, size: content.length };
  return { file: { ...file, tmpWorkingDirectory } };
};

/** A large image takes 200 MB of memory to encode, and any number of editors may upload at once. */
const inTurn = aFewAtATime(2);

/**
 * The only way into the media library: the panel and the console both use these services, whatever else they check. So the
 * library only holds images of five types, re-encoded by us.
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  const createService = plugin.services.upload;
  const { register } = plugin;
  const images = plugin.services['image-manipulation'];

  plugin.register = async (context) => {
    await register(context);
    await prepareProvider(context.strapi);
  };
  plugin.services.upload = (context) => {
    const service = createService(context);
    return {
      ...service,
      upload: ({ data, files }: Upload<SentFile>, options?: object) =>
        inTurn(async () => {
          const prepared: PreparedFile[] = [];
          for (const file of [files].flat()) prepared.push(await prepareImage(file));
          const stored: unknown[] = [];
          for (const [place, file] of prepared.entries()) {
            const fileInfo = [data.fileInfo].flat()[place] ?? {};
            const one = { data: { ...data, fileInfo }, files: file };
            stored.push(...(await allSizes(context.strapi, () => service.upload(one, options))));
          }
          return stored;
        }),
      replace: (id: number | string, { data, file }: { data: object; file: SentFile }, options?: object) =>
        inTurn(async () => service.replace(id, { data, file: await prepareImage(file) }, options)),
      remove: (file) => services(context.strapi).media.library.removeUnused(file, () => service.remove(file)),
    };
  };

  plugin.services.file = { ...plugin.services.file, fetchUrlToInputFile };
  plugin.services['image-manipulation'] = Object.assign({}, images, {
    generateFileName: (name: string) => shortened(images.generateFileName(name)),
    // Strapi checks each file again and gets AVIF wrong. By now, every image has been decoded and re-encoded.
    isImage: async () => true,
    isFaultyImage: async () => false,
    isOptimizableImage: async () => false,
    isResizableImage: async () => true,
  });
  return plugin;
};
