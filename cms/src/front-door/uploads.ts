import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { publicUploads, UPLOADS } from '../images/storage/addresses';
import { CACHE_CONTROL } from '../images/storage/image-storage';
import { uploadsBucket } from '../images/storage/uploads';
import { nameRoute } from '../monitoring/requests';
import { saidOf, statusOf } from '../s3/s3';
import { refuse } from './refuse';

/** Short, so that the storage can get another address. */
const REDIRECT_CACHE = 'public, max-age=300';

/** As in cms/config/plugins.ts: no upload may act as a page. */
const HEADERS = {
  'Cache-Control': CACHE_CONTROL,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A page of the shop that reads the image, such as the console to crop it. Led elsewhere, it would need the storage’s consent
 * (CORS).
 */
const isReadByPage = (ctx: Context): boolean =>
  ctx.get('Sec-Fetch-Mode') === 'cors' && ctx.get('Sec-Fetch-Site') === 'same-origin';

/** Answers for images that are in a storage. Undefined while they are in the folder, which Strapi serves. */
export const serveUploads = (strapi: Core.Strapi) => {
  const bucket = uploadsBucket;
  if (!bucket) return undefined;

  const show = async (ctx: Context, name: string): Promise<void> => {
    const image = await bucket.openUnless(name, ctx.get('If-None-Match') || undefined);
    if (!image) return refuse(ctx, 404, 'NotFoundError', 'Not found');
    ctx.set(HEADERS);
    ctx.type = path.extname(name);
    if (image.etag) ctx.set('ETag', image.etag);
    if (image.bytes !== undefined) ctx.length = image.bytes;
    ctx.body = image.content;
  };

  return async (ctx: Context, address: string): Promise<void> => {
    nameRoute(ctx.res, '/uploads/*');
    const name = address.slice(UPLOADS.length);
    if (!/^\w[\w.-]*$/.test(name)) return refuse(ctx, 404, 'NotFoundError', 'Not found');
    ctx.vary('Sec-Fetch-Mode');
    if (publicUploads && !isReadByPage(ctx)) {
      ctx.redirect(publicUploads + name);
      ctx.set('Cache-Control', REDIRECT_CACHE);
      return;
    }
    try {
      await show(ctx, name);
    } catch (error) {
      if (statusOf(error) === 304) {
        ctx.status = 304;
        return;
      }
      strapi.log.warn(`The image ${name} can’t be read from its storage: ${saidOf(error)}`);
      ctx.set('Retry-After', '30');
      refuse(ctx, 503, 'ServiceUnavailableError', 'The image can’t be shown right now. Please try again in a minute');
    }
  };
};
