import {
  apiPaths,
  collectionItemsQuery,
  collectionListQuery,
  itemListQuery,
  postListQuery,
  shopPageListQuery,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { REQUEST_TIMEOUT_MS, withStatementTimeout } from '../database/failures/statement-timeouts';
import { signals } from '../database/loops/signals';
import { environment } from '../environment';
import { answered, isRead, isVisitors } from '../front-door/answered';
import { consoleUntilBuilt } from '../front-door/console';
import { serveDocuments } from '../front-door/documents';
import { serveForms } from '../front-door/forms';
import { readinessFault } from '../front-door/readiness';
import { refuse } from '../front-door/refuse';
import { destinationOf } from '../front-door/routing';
import { serveShop } from '../front-door/shop';
import { serveSpa } from '../front-door/spa';
import { serveUploads } from '../front-door/uploads';
import { optionalVisitor } from '../http/visitor';
import { publicUploads, UPLOADS, withImageAddresses } from '../images/storage/addresses';
import { duringRequest, nameRoute } from '../monitoring/requests';

/** The first middleware: routes each path of the shared origin to its destination. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const shop = serveShop(strapi);
  const documents = serveDocuments(strapi, shop);
  const form = serveForms(strapi);
  const adminUi = serveSpa(environment.adminUiFolder);
  const uploads = serveUploads(strapi);
  const sendUnbuiltConsole = environment.serveConsole ? consoleUntilBuilt(strapi.dirs.dist.root) : undefined;

  const answerRequest = async (ctx: Context, next: Next): Promise<void> => {
    const path = pathOf(ctx);
    if (path === undefined) return refuse(ctx, 400, 'BadRequestError', 'The address isn’t valid');
    const destination = destinationOf(ctx.method, path);
    switch (destination.to) {
      case 'strapi':
        if (uploads && destination.path.startsWith(UPLOADS)) return uploads(ctx, destination.path);
        if (sendUnbuiltConsole?.(ctx, destination.path)) return;
        return toStrapi(strapi, ctx, destination.path, next);
      case 'documents':
        return documents(ctx, destination.path);
      case 'storefront':
        return shop(ctx, destination.path);
      case 'form':
        return form(ctx, destination.path);
      case 'adminUi':
        nameRoute(ctx.res, '/admin/*');
        return adminUi(ctx, destination.path);
      case 'health':
        nameRoute(ctx.res, '/healthz');
        return answer(ctx, { status: 'ok' });
      case 'readiness': {
        nameRoute(ctx.res, '/readyz');
        const reason = await readinessFault(strapi);
        return reason ? refuse(ctx, 503, 'ServiceUnavailableError', reason) : answer(ctx, { status: 'ready' });
      }
      case 'redirect':
        return ctx.redirect(destination.location);
      case 'nowhere':
        return refuse(ctx, 404, 'NotFoundError', 'Not found');
    }
  };

  return (ctx: Context, next: Next): Promise<void> =>
    duringRequest(ctx.res, ctx.method, () => answerRequest(ctx, next));
};

/** Undefined for URLs that can't be parsed, such as `GET http://[`. */
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

/** What visitors read. No other response of the API is the same for all of them. */
const PUBLIC = [
  apiPaths.marketplace.items,
  apiPaths.facets,
  apiPaths.collections,
  apiPaths.blog.posts,
  apiPaths.pages,
  apiPaths.home,
  apiPaths.store,
];
const isPublic = (path: string): boolean => PUBLIC.some((read) => path === read || path.startsWith(`${read}/`));

/** The parameters that they read. */
const READS = new Map<string, string[]>([
  [apiPaths.marketplace.items, Object.keys(itemListQuery.fields)],
  [apiPaths.facets, Object.keys(itemListQuery.fields)],
  [apiPaths.collections, Object.keys(collectionListQuery.fields)],
  [apiPaths.blog.posts, Object.keys(postListQuery.fields)],
  [apiPaths.pages, Object.keys(shopPageListQuery.fields)],
]);
const COLLECTION_ITEMS = /^\/api\/collections\/[^/]+\/items$/;

const readsOf = (path: string): string[] =>
  READS.get(path) ?? (COLLECTION_ITEMS.test(path) ? Object.keys(collectionItemsQuery.fields) : []);

const toStrapi = async (strapi: Core.Strapi, ctx: Context, path: string, next: Next): Promise<void> => {
  ctx.path = path;
  if (!isRead(ctx)) return change(ctx, next);
  if (!isPublic(path)) return pass(ctx, next);
  if (!isVisitors(ctx)) return publicUploads ? passWithImages(strapi, ctx, next) : pass(ctx, next);
  // A browser asks again each time, and gets the whole response only if it changed.
  ctx.set('Cache-Control', 'no-cache');
  ctx.compress = false;
  await answered(strapi, ctx, { path, reads: readsOf(path) }, async (query) => {
    ctx.search = query;
    await pass(ctx, next);
    // The answer is kept for other requests, which have ids of their own.
    const { 'x-request-id': _ownId, ...headers } = ctx.response.headers;
    return {
      status: ctx.status,
      headers,
      body: withImageAddresses(JSON.stringify(ctx.body)),
      route: routeOf(ctx),
    };
  });
};

/** For customers as for other visitors. Administrators save what they read, so they get the addresses that are stored. */
const passWithImages = async (strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> => {
  ctx.compress = false;
  await pass(ctx, next);
  if (ctx.status !== 200 || (await optionalVisitor(strapi, ctx))?.role === 'ADMIN') return;
  ctx.body = JSON.parse(withImageAddresses(JSON.stringify(ctx.body)));
};

/** Whoever changes something finds it changed from then on. */
const change = async (ctx: Context, next: Next): Promise<void> => {
  await pass(ctx, next).finally(signals.prove);
};

/** As it is declared. The console’s own addresses, and images, are each one. */
const routeOf = ({ path, _matchedRoute }: Context): string =>
  path.startsWith('/api/')
    ? String(_matchedRoute ?? 'not found')
    : path.startsWith('/uploads/')
      ? '/uploads/*'
      : '/cms/*';

const pass = async (ctx: Context, next: Next): Promise<void> => {
  const { path } = ctx;
  await withStatementTimeout(REQUEST_TIMEOUT_MS, next);
  nameRoute(ctx.res, routeOf(ctx));
  // API responses hold tokens, messages, and data for administrators, so no cache may keep them.
  if (path.startsWith('/api/') && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  // Search engines need API responses to render pages, but should only list the pages.
  if (path.startsWith('/api/')) ctx.set('X-Robots-Tag', 'noindex');
  // Strapi sends the whole file even if the browser already has it.
  if (path.startsWith('/uploads/') && ctx.fresh) ctx.status = 304;
};
