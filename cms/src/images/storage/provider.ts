import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { describeUnavailable } from '../../database/failures/database-unavailable';
import { environment } from '../../environment';
import { Problem } from '../../http/problem';
import { clientOptions, saidOf } from '../../s3/s3';
import { UPLOADS } from './addresses';
import { CACHE_CONTROL } from './image-storage';

interface File {
  hash: string;
  ext: string;
  url?: string;
  etag?: string;
}

/** What the upload plugin asks of a provider. `extend` replaces methods. */
interface Provider {
  uploadStream(file: File): Promise<void>;
  replaceStream(file: File, old: File): Promise<void>;
  delete(file: File): Promise<unknown>;
  extend(methods: Partial<Provider>): void;
}

/** Its own types take settings of earlier versions, and none of what it hands on to Amazon’s client. */
interface S3Package {
  default: {
    init(options: { rootPath: string; s3Options: object }): {
      uploadStream(file: File, parameters: object): Promise<void>;
      replaceStream(file: File, old: File, parameters: object): Promise<void>;
      delete(file: File): Promise<unknown>;
    };
  };
}

const begun = new AsyncLocalStorage<{ file: File; done: Promise<void> }[]>();

const away = () =>
  new Problem(
    503,
    'StorageUnavailableError',
    'The storage of the images can’t be reached right now. Please try again in a few minutes',
  );

/** Strapi’s own, but under the addresses that images have in a folder, too. */
const inStorage = async (strapi: Core.Strapi, settings: NonNullable<typeof environment.uploadsS3>) => {
  const { default: s3 } = (await import('@strapi/provider-upload-aws-s3')) as unknown as S3Package;
  const provider = s3.init({
    rootPath: settings.prefix,
    // Buckets have no lists of access by default anymore. Who may read is a rule of the bucket, or of its CDN.
    s3Options: { ...clientOptions(settings), params: { Bucket: settings.bucket, ACL: undefined } },
  });
  const asked = async <Result>(name: string, ask: () => Promise<Result>): Promise<Result> => {
    try {
      return await ask();
    } catch (error) {
      strapi.log.error(`The storage of images didn’t take ${name}: ${saidOf(error)}`);
      throw away();
    }
  };
  const parameters = { CacheControl: CACHE_CONTROL };
  const name = ({ hash, ext }: File) => hash + ext;
  const address = (file: File): void => {
    file.url = UPLOADS + name(file);
    delete file.etag;
  };
  return {
    uploadStream: (file: File) =>
      asked(name(file), () => provider.uploadStream(file, parameters)).then(() => address(file)),
    replaceStream: (file: File, old: File) =>
      asked(name(file), () => provider.replaceStream(file, old, parameters)).then(() => address(file)),
    delete: (file: File) => asked(name(file), () => provider.delete(file)),
  };
};

const providerOf = (strapi: Core.Strapi) => strapi.plugin('upload').provider as Provider;

/** The provider that Strapi made writes into a folder. */
export const prepareProvider = async (strapi: Core.Strapi): Promise<void> => {
  const provider = providerOf(strapi);
  if (environment.uploadsS3) provider.extend(await inStorage(strapi, environment.uploadsS3));
  const upload = provider.uploadStream.bind(provider);
  provider.extend({
    uploadStream(file) {
      const done = upload(file);
      begun.getStore()?.push({ file, done });
      return done;
    },
  });
};

/** Its row may have been stored, and only the answer lost. */
const isInDoubt = (error: unknown): boolean => describeUnavailable(error)?.status === 503;

/**
 * All sizes of an image, or none. Strapi writes them at once, and stops waiting for the others if one fails. A file that nobody
 * refers to does less harm than one that is missing.
 */
export const allSizes = async <Result>(strapi: Core.Strapi, upload: () => Promise<Result>): Promise<Result> => {
  const files: { file: File; done: Promise<void> }[] = [];
  try {
    return await begun.run(files, upload);
  } catch (error) {
    await Promise.allSettled(files.map(({ done }) => done));
    if (!isInDoubt(error)) await Promise.allSettled(files.map(({ file }) => providerOf(strapi).delete(file)));
    throw error;
  }
};
