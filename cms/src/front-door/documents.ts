import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Document } from '../api/discovery/services/documents';
import { causeOf, describeUnavailable } from '../database/failures/database-unavailable';
import { REQUEST_TIMEOUT_MS, withStatementTimeout } from '../database/failures/statement-timeouts';
import { services } from '../services';
import { answered } from './answered';
import { refuse } from './refuse';

/** Serves what machines read instead of pages. What isn't one of these documents may still be a page. */
export const serveDocuments =
  (strapi: Core.Strapi, servePage: (ctx: Context, path: string) => Promise<void> | void) =>
  async (ctx: Context, path: string): Promise<void> => {
    try {
      const { documents } = services(strapi).discovery;
      const isAnswered = await answered(strapi, ctx, { path, reads: documents.readBy(path) }, async (query) => {
        const document = await withStatementTimeout(REQUEST_TIMEOUT_MS, () =>
          documents.find(path, new URLSearchParams(query)),
        );
        return (
          document && { status: 200, headers: headersOf(document), body: document.body, route: `*${extname(path)}` }
        );
      });
      if (!isAnswered) await servePage(ctx, path);
    } catch (error) {
      const unavailable = describeUnavailable(error);
      if (!unavailable) throw error;
      strapi.log.warn(`${path}: ${causeOf(error)}`);
      ctx.set('Retry-After', String(unavailable.details.retryAfter));
      refuse(ctx, unavailable.status, unavailable.name, unavailable.message);
    }
  };

const headersOf = ({ type, body, canonical }: Document) => ({
  'Cache-Control': 'no-cache',
  'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
  'X-Content-Type-Options': 'nosniff',
  ...(canonical ? { Link: `<${canonical}>; rel="canonical"` } : {}),
});
