import type { Context } from 'koa';
import { badField } from '../http/problem';
import type { SentFile } from './prepare';

/** Returns the form's only file. */
export const sentFile = ({ request }: Pick<Context, 'request'>, field: string): SentFile => {
  const [file, another] = [request.files?.[field] ?? []].flat();
  if (!file) throw badField(field, `Choose an image. The form has no file in the field '${field}'`);
  if (another) throw badField(field, 'Send one image at a time');
  const { filepath, originalFilename, mimetype, size } = file;
  return { filepath, originalFilename, mimetype, size };
};
