import { MAX_UPLOAD } from '@stoa/contract';
import type { Context } from 'koa';
import { fileTooLarge } from '../http/body-errors';
import { badField } from '../http/problem';
import type { SentFile } from './prepare';

/** What the form adds to the file's size. */
const FORM_OVERHEAD = 64 * 1024;

/** A call that takes one image in a form. */
export const imageForm = {
  type: 'multipart/form-data',
  otherType: 'Send the image as a form (Content-Type: multipart/form-data)',
  longest: MAX_UPLOAD + FORM_OVERHEAD,
  tooLarge: fileTooLarge,
};

export const sentImage = ({ request }: Pick<Context, 'request'>): SentFile => {
  const [file, another] = [request.files?.file ?? []].flat();
  if (!file) throw badField('file', "Choose an image. The form has no file in the field 'file'");
  if (another) throw badField('file', 'Send one image at a time');
  const { filepath, originalFilename, mimetype, size } = file;
  return { filepath, originalFilename, mimetype, size };
};
