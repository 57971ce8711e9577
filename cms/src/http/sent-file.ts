import type { Context } from 'koa';
import type { SentFile } from '../pictures/prepare';
import { badField } from './problem';

/** The one file of a form. */
export const sentFile = ({ request }: Pick<Context, 'request'>, field: string): SentFile => {
  const [file, another] = [request.files?.[field] ?? []].flat();
  if (!file) throw badField(field, `Choose a picture: the form has no file in its field '${field}'`);
  if (another) throw badField(field, 'Send one picture at a time');
  const { filepath, originalFilename, mimetype, size } = file;
  return { filepath, originalFilename, mimetype, size };
};
