import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { FileCall } from '../area/area';
import { areasOf } from '../area/registered-areas';
import { requireOwnForm } from '../console/forms';
import { unsupportedMediaType } from '../http/body-errors';
import { hasBody } from '../http/has-body';
import { Problem } from '../http/problem';
import isAdmin from '../policies/is-admin';
import isSignedIn from '../policies/is-signed-in';

const POLICIES = { admins: isAdmin, signedIn: isSignedIn };

/** The routes that take a file, as declared by the areas. */
const filesOf = (strapi: Core.Strapi): Record<string, FileCall> =>
  Object.assign({}, ...areasOf(strapi).map(({ files }) => files));

/**
 * The server only reads JSON, so forms on other sites can't write and no one can fill the disk with uploads. Routes that take a
 * file, ours and the console's, check who sends it before reading a byte, because the body parser writes form files to disk,
 * whoever sends them.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const files = filesOf(strapi);

  return async (ctx: Context, next: Next) => {
    const file = ctx.method === 'POST' ? files[ctx.path] : undefined;
    if (file) {
      const policy = typeof file.by === 'string' ? POLICIES[file.by] : file.by;
      await policy(ctx, undefined, { strapi });
      if (!ctx.is(file.type)) throw new Problem(415, 'UnsupportedMediaTypeError', file.otherType);
      if (Number(ctx.get('Content-Length')) > file.longest) throw file.tooLarge();
      await file.limit?.(strapi, ctx);
    } else if (hasBody(ctx.request) && !ctx.is('application/json')) {
      if (ctx.path.startsWith('/api/')) throw unsupportedMediaType();
      await requireOwnForm(strapi, ctx);
    }
    return next();
  };
};
