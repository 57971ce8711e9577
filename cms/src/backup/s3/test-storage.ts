import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { keyIn, type S3Settings, saidOf, withS3 } from '../../s3/s3';

/** Writes a small object, reads it, and deletes it. */
export const testStorage = (settings: S3Settings): Promise<{ accepted: boolean; response: string }> => {
  const object = { bucket: settings.bucket, key: keyIn(settings, `stoa-test-${randomUUID()}`) };
  const content = `A test from your shop. It can be deleted.\n${randomUUID()}\n`;
  let step = 'write';
  const run = () =>
    withS3(settings, async (s3) => {
      await s3.write(object, content);
      step = 'read';
      const isSame = (await text((await s3.read(object)).content)) === content;
      step = 'delete';
      await s3.remove(object);
      return isSame
        ? { accepted: true, response: 'An object was written, read, and deleted' }
        : { accepted: false, response: 'What was read isn’t what was written' };
    });
  return run().catch((error: unknown) => ({ accepted: false, response: `It couldn’t ${step}: ${saidOf(error)}` }));
};
