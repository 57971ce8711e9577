import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../failure';
import { type S3Object, type S3Settings, saidOf, withS3 } from '../../s3/s3';
import { UNFINISHED } from '../files';
import type { Report } from '../progress';
import { OWNER_ONLY } from '../trailer';

const objectOf = (address: string): S3Object => {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (!bucket || !key) throw new Failure(`${address} isn’t a backup: write it as s3://BUCKET/KEY.`);
  return { bucket, key };
};

/** Downloads `s3://BUCKET/KEY` into a folder: what is restored is read more than once. */
export const fetchBackup = async (
  address: string,
  settings: S3Settings | undefined,
  folder: string,
  report: Report,
): Promise<string> => {
  const object = objectOf(address);
  if (!settings)
    throw new Failure(
      'Set BACKUP_S3_BUCKET and the other BACKUP_S3_ settings in .env, so that the storage can be reached.',
    );
  const file = path.join(folder, path.posix.basename(object.key));
  const unfinished = `${file}${UNFINISHED}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await withS3(settings, async (s3) => {
      const { content, bytes } = await s3.read(object);
      let done = 0;
      content.on('data', (chunk: Buffer) => {
        done += chunk.length;
        report({ step: 'Downloading', done, total: bytes, unit: 'bytes' });
      });
      await pipeline(content, createWriteStream(unfinished, { mode: OWNER_ONLY }));
    });
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Failure(`${address} can’t be read: ${saidOf(error)}`);
  }
  await rename(unfinished, file);
  return file;
};
