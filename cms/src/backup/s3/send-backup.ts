import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Failure } from '../../failure';
import { addressOf, type S3Object, type S3Settings, saidOf, withS3 } from '../../s3/s3';
import type { Report } from '../progress';

const sumOf = async (content: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): Promise<string> => {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    read += chunk.length;
    onBytes(read);
  }
  return hash.digest('hex');
};

/** Uploads a whole backup, and reads it back from there: the same bytes, or it rejects and nothing is left there. */
export const sendBackup = (settings: S3Settings, object: S3Object, file: string, report: Report): Promise<void> =>
  withS3(settings, async (s3) => {
    const { size: total } = await stat(file);
    const tell = (step: string) => (done: number) => report({ step, done, total, unit: 'bytes' });
    try {
      await s3.upload(object, file, tell('Uploading'));
      const { content } = await s3.read(object);
      const there = await sumOf(content, tell('Reading back'));
      const here = await sumOf(createReadStream(file, { highWaterMark: 1024 * 1024 }), tell('Comparing'));
      if (there !== here) throw new Failure(`${addressOf(object)} isn’t what was uploaded. Make another backup.`);
    } catch (error) {
      await s3.remove(object).catch(() => undefined);
      throw error instanceof Failure
        ? error
        : new Failure(`The storage ${settings.bucket} didn’t take the backup: ${saidOf(error)}`);
    }
  });
