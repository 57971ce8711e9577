import { brandPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../environment';
import { nameRoute } from '../monitoring/requests';
import { answered } from './answered';
import { apiInProcess } from './api-in-process';
import { shopRenderer } from './shop-renderer';
import { isFile, serveSpa } from './spa';

/** Serves the shop: its files as built, its pages rendered. If a page can't be rendered, the browser gets the plain shell. */
export const serveShop = (strapi: Core.Strapi) => {
  const serveBuilt = serveSpa(environment.storefrontFolder);
  const shop = shopRenderer(strapi, apiInProcess(strapi));
  if (!shop) return serveBuilt;

  return async (ctx: Context, path: string): Promise<void> => {
    const isStyles = path === brandPaths.styles;
    if (isFile(path) && path !== '/index.html' && !isStyles) {
      nameRoute(ctx.res, '/assets/*');
      return serveBuilt(ctx, path);
    }
    try {
      await answered(strapi, ctx, { path, reads: shop.queryParamsOf(path) }, (query) =>
        isStyles ? shop.styles() : shop.render(path + query),
      );
    } catch (error) {
      strapi.log.error(`The page ${path} couldn’t be rendered: ${error instanceof Error ? error.stack : error}`);
      serveBuilt(ctx, path);
    }
  };
};
