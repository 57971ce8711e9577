import { apiPaths, MAX_UPLOAD } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { fileTooLarge, unsupportedMediaType } from '../http/body-errors';
import { Problem } from '../http/problem';
import isAdmin from '../policies/is-admin';

/** What a form adds to its file. */
const FORM_OVERHEAD = 64 * 1024;

const hasBody = ({ headers }: Context['request']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ method, path }: Context): boolean => method === 'POST' && path === apiPaths.admin.media;

/** Before a byte of the form is read: the body parser writes its files to the disk, whoever sends them. */
const admitUpload = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  await isAdmin(ctx, undefined, { strapi });
  if (!ctx.is('multipart/form-data'))
    throw new Problem(
      415,
      'UnsupportedMediaTypeError',
      'Send the picture in a form (Content-Type: multipart/form-data)',
    );
  if (Number(ctx.get('Content-Length')) > MAX_UPLOAD + FORM_OVERHEAD) throw fileTooLarge();
};

/** The one call whose body is no JSON and is not read before its controller: nothing of it reaches the disk or the memory. */
const isImport = ({ method, path }: Context): boolean => method === 'POST' && path === apiPaths.admin.imports;

/**
 * The API reads JSON alone: a form of a foreign page cannot write, and nobody can fill the disk with uploads. The calls that
 * take a file take it from administrators only.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (isUpload(ctx)) await admitUpload(strapi, ctx);
    else if (ctx.path.startsWith('/api/') && !isImport(ctx) && hasBody(ctx.request) && !ctx.is('application/json'))
      throw unsupportedMediaType();
    return next();
  };
