import { apiPaths, MAX_IMPORT_BYTES, MAX_UPLOAD } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { fileTooLarge, importTooLarge, unsupportedMediaType } from '../http/body-errors';
import { Problem } from '../http/problem';
import isAdmin from '../policies/is-admin';

/** What a form adds to its file. */
const FORM_OVERHEAD = 64 * 1024;

const hasBody = ({ headers }: Context['request']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface SentFile {
  type: string;
  otherType: string;
  longest: number;
  tooLarge: () => Problem;
}

/** The calls that take a file: of which type and length, and what an administrator hears who sends another. */
const FILES = new Map<string, SentFile>([
  [
    apiPaths.admin.media,
    {
      type: 'multipart/form-data',
      otherType: 'Send the picture in a form (Content-Type: multipart/form-data)',
      longest: MAX_UPLOAD + FORM_OVERHEAD,
      tooLarge: fileTooLarge,
    },
  ],
  // Its controller reads it, bit by bit: nothing of it reaches the disk, nor the memory as a whole.
  [
    apiPaths.admin.imports,
    {
      type: 'text/csv',
      otherType: 'Send the file as CSV (Content-Type: text/csv)',
      longest: MAX_IMPORT_BYTES,
      tooLarge: importTooLarge,
    },
  ],
]);

const fileOf = ({ method, path }: Context) => (method === 'POST' ? FILES.get(path) : undefined);

/**
 * The API reads JSON alone: a form of a foreign page cannot write, and nobody can fill the disk with uploads. The calls that
 * take a file take it from administrators only, who are asked for before a byte is read: the body parser writes the files of a
 * form to the disk, whoever sends them.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const file = fileOf(ctx);
    if (file) {
      await isAdmin(ctx, undefined, { strapi });
      if (!ctx.is(file.type)) throw new Problem(415, 'UnsupportedMediaTypeError', file.otherType);
      if (Number(ctx.get('Content-Length')) > file.longest) throw file.tooLarge();
    } else if (ctx.path.startsWith('/api/') && hasBody(ctx.request) && !ctx.is('application/json'))
      throw unsupportedMediaType();
    return next();
  };
