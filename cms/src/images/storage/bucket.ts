import { keyIn, openS3, type S3, type S3Settings, statusOf } from '../../s3/s3';
import { fileTypeOf } from '../file-type';
import { CACHE_CONTROL, type ImageStorage, type StoredImage } from './image-storage';

/** Of content that was written in one part. */
const MD5 = /^"([0-9a-f]{32})"$/;

export interface ImageBucket extends ImageStorage {
  /** Rejects with the status 304 if it still is the one that the browser has. */
  openUnless(name: string, etag: string | undefined): ReturnType<ImageStorage['open']>;
  /** What a name begins with may have slashes in it, unlike images. */
  names(beginning: string): Promise<string[]>;
  copy(from: string, to: string): Promise<void>;
}

/** Images in a bucket, all under one prefix. */
export const bucketStorage = (settings: S3Settings): ImageBucket => {
  let opened: Promise<S3> | undefined;
  const s3 = () => {
    opened ??= openS3(settings);
    return opened;
  };
  const objectOf = (name: string) => ({ bucket: settings.bucket, key: keyIn(settings, name) });
  const listAll = async (beginning: string) => {
    const listed = await (await s3()).list(objectOf(beginning));
    return listed.map(({ key, ...object }) => ({ ...object, name: key.slice(objectOf('').key.length) }));
  };

  const openUnless: ImageBucket['openUnless'] = async (name, etag) => {
    try {
      return await (await s3()).read(objectOf(name), etag);
    } catch (error) {
      if (statusOf(error) === 404 && (error as Error).name === 'NoSuchKey') return undefined;
      throw error;
    }
  };

  return {
    name: `s3://${settings.bucket}/${settings.prefix}`,
    open: (name) => openUnless(name, undefined),
    openUnless,

    async list() {
      const images = (await listAll('')).filter(({ name }) => name && !/\/|^\./.test(name));
      return new Map(
        images.map(({ name, bytes, changedAt, etag = '' }): [string, StoredImage] => [
          name,
          { bytes, changedAt, md5: MD5.exec(etag)?.[1] },
        ]),
      );
    },

    names: async (beginning) => (await listAll(beginning)).map(({ name }) => name),

    async write(name, content) {
      const mime = fileTypeOf(content)?.mime;
      const headers = { CacheControl: CACHE_CONTROL, ...(mime ? { ContentType: mime } : {}) };
      await (await s3()).write(objectOf(name), content, headers);
    },

    copy: async (from, to) => (await s3()).copy(objectOf(from), objectOf(to).key),
    remove: async (name) => (await s3()).remove(objectOf(name)),
  };
};
