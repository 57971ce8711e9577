import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { VISITORS_PATIENCE, withPatience } from '../database/patience';
import { causeOf, describeTrouble } from '../database/trouble';
import { services } from '../services';
import { refuse } from './refuse';
import { packed } from './shop';

/** Serves what machines read instead of pages. What isn't one of these documents may still be a page. */
export const serveDocuments =
  (strapi: Core.Strapi, servePage: (ctx: Context, path: string) => Promise<void> | void) =>
  async (ctx: Context, path: string): Promise<void> => {
    try {
      const { documents } = services(strapi).discovery;
      const document = await withPatience(VISITORS_PATIENCE, () => documents.find(path, ctx.URL.searchParams));
      if (!document) return servePage(ctx, path);
      const { type, body, canonical } = document;
      ctx.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
      if (canonical) ctx.set('Link', `<${canonical}>; rel="canonical"`);
      ctx.type = typeof body === 'string' ? `${type}; charset=utf-8` : type;
      ctx.etag = createHash('sha1').update(body).digest('base64url');
      ctx.vary('Accept-Encoding');
      ctx.status = 200;
      if (ctx.fresh) ctx.status = 304;
      else ctx.body = typeof body === 'string' ? await packed(ctx, body) : body;
    } catch (error) {
      const trouble = describeTrouble(error);
      if (!trouble) throw error;
      strapi.log.warn(`${path}: ${causeOf(error)}`);
      ctx.set('Retry-After', String(trouble.details.retryAfter));
      refuse(ctx, trouble.status, trouble.name, trouble.message);
    }
  };
