/**
 * Puts a middleware before the console’s routes that save a record.
 * Strapi saves whatever comes last. Its forms send the `updatedAt` they were opened with (../admin/opened-version.ts); others may
 * leave it out.
 * Without it, of two editors, the second overwrites the first and nobody knows.
 */
import type { Core, UID } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { consoleRoutes } from '../../console/routes';
import { conflict } from '../../http/problem';

const SAVED_MEANWHILE =
  'Someone else saved this record after you opened it, so your changes aren’t saved. Copy them, reload the page, and enter them again';

export const refuseStaleSaves = (strapi: Core.Strapi): void => {
  const guard = async (ctx: Context, next: Next) => {
    const { updatedAt, ...body } = (ctx.request.body ?? {}) as Record<string, unknown>;
    ctx.request.body = body;
    if (typeof updatedAt !== 'string') return next();
    const { model, id } = ctx.params as { model: UID.ContentType; id?: string };
    const { tableName } = strapi.db.metadata.get(model);
    return strapi.db.transaction(async ({ trx }) => {
      const row = await trx(tableName)
        .where(id ? { document_id: id } : {})
        .forNoKeyUpdate()
        .first('updated_at');
      if (row && row.updated_at.getTime() !== Date.parse(updatedAt)) throw conflict(SAVED_MEANWHILE);
      return next();
    });
  };
  for (const { method, path, config } of consoleRoutes(strapi)) {
    if (method !== 'PUT' || !path.includes('-types/:model')) continue;
    if (!config?.middlewares)
      throw new Error(`${path} of the console has no middlewares, so outdated saves can’t be refused`);
    config.middlewares.unshift(guard);
  }
};
