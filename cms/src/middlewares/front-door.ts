import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { environment } from '../environment';
import { whyNotReady } from '../front-door/readiness';
import { refuse } from '../front-door/refuse';
import { destinationOf } from '../front-door/routing';
import { serveSpa } from '../front-door/spa';

/** First of all middlewares: hands each path of the one origin to whom it belongs. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const storefront = serveSpa(environment.storefrontFolder);
  const adminUi = serveSpa(environment.adminUiFolder);

  return async (ctx: Context, next: Next): Promise<void> => {
    const path = pathOf(ctx);
    if (path === undefined) return refuse(ctx, 400, 'BadRequestError', 'The address cannot be read');
    const destination = destinationOf(ctx.method, path);
    switch (destination.to) {
      case 'strapi':
        return toStrapi(ctx, destination.path, next);
      case 'storefront':
        return storefront(ctx, destination.path);
      case 'adminUi':
        return adminUi(ctx, destination.path);
      case 'health':
        return answer(ctx, { status: 'ok' });
      case 'readiness': {
        const reason = await whyNotReady(strapi);
        return reason ? refuse(ctx, 503, 'ServiceUnavailableError', reason) : answer(ctx, { status: 'ready' });
      }
      case 'redirect':
        return ctx.redirect(destination.location);
      case 'nowhere':
        return refuse(ctx, 404, 'NotFoundError', 'There is nothing at this address');
    }
  };
};

/** Undefined for what no URL parser takes, such as `GET http://[`. */
const pathOf = (ctx: Context): string | undefined => {
  try {
    return ctx.path;
  } catch {
    return undefined;
  }
};

const answer = (ctx: Context, body: { status: string }): void => {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
};

const toStrapi = async (ctx: Context, path: string, next: Next): Promise<void> => {
  ctx.path = path;
  await next();
  // Tokens, messages, what only administrators see: nothing on the way keeps an answer of the API.
  if (path.startsWith('/api/') && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  // A search engine reads answers to see a page, and lists the page.
  if (path.startsWith('/api/')) ctx.set('X-Robots-Tag', 'noindex');
  // Strapi sends a file whole, even to a browser that holds it already.
  if (path.startsWith('/uploads/') && ctx.fresh) ctx.status = 304;
};
