import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../environment';
import { apiInProcess } from './api-in-process';
import { type RenderedPage, shopRenderer } from './shop-renderer';
import { isFile, serveSpa } from './spa';

/** Serves the shop: its files as built, its pages rendered. If a page can't be rendered, the browser gets the plain shell. */
export const serveShop = (strapi: Core.Strapi) => {
  const serveBuilt = serveSpa(environment.storefrontFolder);
  const shop = shopRenderer(apiInProcess(strapi));
  if (!shop) return serveBuilt;

  return async (ctx: Context, path: string): Promise<void> => {
    serveBuilt(ctx, path);
    if (isFile(path) && path !== '/index.html') return;
    try {
      await sendPage(ctx, await shop.render(path + ctx.search));
    } catch (error) {
      strapi.log.error(`The page ${path} couldn’t be rendered: ${error instanceof Error ? error.stack : error}`);
    }
  };
};

const RETRY_AFTER = '5';

export const sendPage = async (ctx: Context, { status, html, location }: RenderedPage): Promise<void> => {
  ctx.remove('Content-Encoding');
  ctx.remove('ETag');
  ctx.status = status;
  if (location !== undefined) return ctx.redirect(location);
  ctx.type = 'html';
  ctx.etag = createHash('sha1').update(html).digest('base64url');
  if (status === 503) ctx.set('Retry-After', RETRY_AFTER);
  if (status === 200 && ctx.fresh) ctx.status = 304;
  else ctx.body = await packed(ctx, html);
};

const pack = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html),
};

export const packed = async (ctx: Context, html: string): Promise<string | Buffer> => {
  const encoding = (['br', 'gzip'] as const).find((one) => ctx.acceptsEncodings(one));
  if (!encoding) return html;
  ctx.set('Content-Encoding', encoding);
  return pack[encoding](html);
};
