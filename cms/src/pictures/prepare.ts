import { readFile, writeFile } from 'node:fs/promises';
import { MAX_UPLOAD, NO_PICTURE } from '@stoa/contract';
import { fileTooLarge } from '../http/body-errors';
import { badField } from '../http/problem';
import { encodeAnew } from './encode';
import { fileName } from './file-name';
import { kindOf } from './kind';

/** A file of a form, on the disk, with what its sender says of it. */
export interface SentFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
}

export interface PreparedFile extends SentFile {
  originalFilename: string;
  /** What the upload plugin believes, before name and sender. */
  detectedMimeType: string;
}

/** Makes a picture of the library of what was sent, in place, or refuses it. */
export const preparePicture = async ({ filepath, originalFilename, size }: SentFile): Promise<PreparedFile> => {
  if (size > MAX_UPLOAD) throw fileTooLarge();
  const sent = await readFile(filepath);
  const kind = kindOf(sent);
  if (!kind) throw badField('file', NO_PICTURE);
  const content = await encodeAnew(sent, kind.mime);
  await writeFile(filepath, content);
  return {
    filepath,
    originalFilename: fileName(originalFilename ?? '', kind.extension),
    mimetype: kind.mime,
    detectedMimeType: kind.mime,
    size: content.length,
  };
};
