import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';

/**
 * Strapi writes form files to disk before checking who sent them, and only removes those it accepted. Files refused or sent under
 * another name would stay forever, and any visitor could fill the disk through `/cms`.
 */
export default () => async (ctx: Context, next: Next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    return await next();
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
};
