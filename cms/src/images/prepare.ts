import { readFile, writeFile } from 'node:fs/promises';
import { MAX_UPLOAD, NO_IMAGE } from '@stoa/contract';
import { fileTooLarge } from '../http/body-errors';
import { badField } from '../http/problem';
import { encodeAnew, encodeSquare, encodeWithin } from './encode';
import { fileName } from './file-name';
import { fileTypeOf } from './file-type';

/** A form's file on disk, with what its sender claims about it. */
export interface SentFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
}

export interface PreparedFile extends SentFile {
  originalFilename: string;
  /** The upload plugin trusts this over the name and the sender's claim. */
  detectedMimeType: string;
}

/** Refuses what isn't an image by its first bytes. */
const readImage = async ({ filepath, size }: SentFile) => {
  if (size > MAX_UPLOAD) throw fileTooLarge();
  const sent = await readFile(filepath);
  const type = fileTypeOf(sent);
  if (!type) throw badField('file', NO_IMAGE);
  return { sent, type };
};

/** Turns the sent file into a library image, in place, or refuses it. */
export const prepareImage = async (file: SentFile): Promise<PreparedFile> => {
  const { sent, type } = await readImage(file);
  const { filepath, originalFilename } = file;
  const content = await encodeAnew(sent, type.mime);
  await writeFile(filepath, content);
  return {
    filepath,
    originalFilename: fileName(originalFilename ?? '', type.extension),
    mimetype: type.mime,
    detectedMimeType: type.mime,
    size: content.length,
  };
};

/** What a customer shows of a return. */
export const prepareReturnImage = async (file: SentFile): Promise<Buffer> => encodeWithin((await readImage(file)).sent);

/** A person's image, made from the sent file. */
export const prepareAvatar = async (file: SentFile): Promise<Buffer> => encodeSquare((await readImage(file)).sent);
