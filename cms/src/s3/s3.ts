import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface S3Settings {
  /** Empty: Amazon’s own for the region. */
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  /** Whether the bucket is a part of the path, not of the host. */
  pathStyle: boolean;
  accessKey: string;
  secretKey: string;
}

export interface S3Object {
  bucket: string;
  key: string;
}

interface ListedObject {
  key: string;
  bytes: number;
  etag: string | undefined;
  changedAt: Date;
}

export interface WrittenHeaders {
  ContentType?: string;
  CacheControl?: string;
}

const PART_BYTES = 8 * 1024 * 1024;
/** S3 takes 10,000. */
const MOST_PARTS = 9_000;
/** How long it may take to connect, and say nothing. */
const TIMEOUTS = { connectionTimeout: 10_000, socketTimeout: 60_000 };

export const keyIn = ({ prefix }: S3Settings, name: string): string =>
  prefix && !prefix.endsWith('/') ? `${prefix}/${name}` : `${prefix}${name}`;

export const addressOf = ({ bucket, key }: S3Object): string => `s3://${bucket}/${key}`;

/** What the storage said: “NoSuchBucket: The specified bucket does not exist”. */
export const saidOf = (error: unknown): string => {
  const { name, message, code } = error as NodeJS.ErrnoException;
  return [...new Set([code ?? name, message])].filter(Boolean).join(': ');
};

/** For whoever else makes a client. */
export const clientOptions = ({ endpoint, region, pathStyle, accessKey, secretKey }: S3Settings) => ({
  region,
  ...(endpoint ? { endpoint } : {}),
  forcePathStyle: pathStyle,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  requestHandler: TIMEOUTS,
  // Storage of others often doesn’t know Amazon’s newer checksums. What was written is read back anyway.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});

export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** S3-compatible storage. The SDK is loaded only by whoever uses it. */
export const openS3 = async (settings: S3Settings) => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client(clientOptions(settings));

  const abortUploads = async ({ bucket, key }: S3Object): Promise<void> => {
    const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }));
    for (const { Key, UploadId } of Uploads)
      if (Key === key) await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  };

  return {
    /** In parts, so memory holds no more than two of them. */
    async upload({ bucket, key }: S3Object, file: string, onBytes: (bytes: number) => void = () => {}): Promise<void> {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const { size } = await stat(file);
      const upload = new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: createReadStream(file), ContentType: 'application/x-tar' },
        partSize: Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS)),
        queueSize: 2,
      });
      let failure: unknown;
      upload.on('httpUploadProgress', ({ loaded = 0 }) => {
        try {
          onBytes(loaded);
        } catch (error) {
          failure = error;
          void upload.abort();
        }
      });
      await upload.done().catch((error: unknown) => {
        throw failure ?? error;
      });
    },

    async write({ bucket, key }: S3Object, content: string | Buffer, headers: WrittenHeaders = {}): Promise<void> {
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ...headers }));
    },

    /** `unless`: rejects with the status 304 if it’s still the same. */
    async read(
      { bucket, key }: S3Object,
      unless?: string,
    ): Promise<{ content: Readable; bytes: number | undefined; etag: string | undefined }> {
      const asked = { Bucket: bucket, Key: key, ...(unless ? { IfNoneMatch: unless } : {}) };
      const { Body, ContentLength, ETag } = await client.send(new sdk.GetObjectCommand(asked));
      return { content: Body as Readable, bytes: ContentLength, etag: ETag };
    },

    async copy({ bucket, key }: S3Object, to: string): Promise<void> {
      const source = encodeURIComponent(`${bucket}/${key}`);
      await client.send(new sdk.CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: source }));
    },

    /** What begins with a text. */
    async list({ bucket, key: prefix }: S3Object): Promise<ListedObject[]> {
      const listed: ListedObject[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key: key = '', Size: bytes = 0, ETag: etag, LastModified: changedAt } of page.Contents ?? [])
          listed.push({ key, bytes, etag, changedAt: changedAt ?? new Date(0) });
      return listed;
    },

    /** Also parts of it that a killed process left, which nobody sees and everybody pays for. */
    async remove(object: S3Object): Promise<void> {
      await client.send(new sdk.DeleteObjectCommand({ Bucket: object.bucket, Key: object.key }));
      // Not all storage lists them.
      await abortUploads(object).catch(() => undefined);
    },

    close: () => client.destroy(),
  };
};

export type S3 = Awaited<ReturnType<typeof openS3>>;

export const withS3 = async <Result>(settings: S3Settings, use: (s3: S3) => Promise<Result>): Promise<Result> => {
  const s3 = await openS3(settings);
  try {
    return await use(s3);
  } finally {
    s3.close();
  }
};
