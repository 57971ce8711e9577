import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import sirv from 'sirv';
import { environment } from '../environment';
import { refuse } from './refuse';
import { pageHeaders } from './security-headers';

const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

/** In assets/ and at the root, a name with an extension is a file or nothing; any other path is a page of the SPA. */
const isFile = (url: string) => url.startsWith(ASSETS) || /^\/[^/]+\.\w+$/.test(url);

/** The built files of one SPA, as they were when the process started. */
export const serveSpa = (folder: string) => {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return notBuilt;

  const headers = pageHeaders(readFileSync(page, 'utf8'), {
    publicUrl: environment.publicUrl,
    paypal: environment.paypalClientId !== '',
  });
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, url) {
      response.setHeader('Cache-Control', url.startsWith(ASSETS) ? FOREVER : 'no-cache');
    },
  });

  return (ctx: Context, url: string): void => {
    ctx.set(headers);
    const missing = () => {
      ctx.respond = true;
      refuse(ctx, 404, 'NotFoundError', 'There is no such file');
    };
    ctx.respond = false;
    ctx.req.url = url;
    serve(ctx.req, ctx.res, () => {
      if (isFile(url)) return missing();
      ctx.req.url = '/';
      serve(ctx.req, ctx.res, missing);
    });
  };
};

const notBuilt = (ctx: Context): void =>
  refuse(ctx, 503, 'ServiceUnavailableError', 'These pages have not been built yet: npm run build makes them');
