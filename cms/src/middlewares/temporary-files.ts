import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';

/**
 * Strapi writes the files of a form to disk before anybody asks who sends it, and removes only what it took in: refused or under
 * another name, a file would stay for ever, and any visitor could fill the disk through `/cms`.
 */
export default () => async (ctx: Context, next: Next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    return await next();
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
};
