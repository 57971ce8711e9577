import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import { environment } from '../environment';
import { readBuiltFiles, sendBuiltFile } from './built-files';
import { refuse } from './refuse';
import { pageHeaders } from './security-headers';

const PAGE = '/index.html';
const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

/** In assets/ and at the root, a name with an extension is a file or nothing. Any other path is a page of the SPA. */
export const isFile = (url: string) => url.startsWith(ASSETS) || /^\/[^/]+\.\w+$/.test(url);

/** Serves the built files of one SPA as they were when the process started. */
export const serveSpa = (folder: string) => {
  if (!existsSync(path.join(folder, PAGE))) return notBuilt;

  const files = readBuiltFiles(folder);
  const page = files.get(PAGE)?.body.toString() ?? '';
  const headers = pageHeaders(page, environment);

  return (ctx: Context, url: string): void => {
    ctx.set(headers);
    const address = files.has(url) || isFile(url) ? url : PAGE;
    if (files.has(address)) {
      ctx.set('Cache-Control', address.startsWith(ASSETS) ? FOREVER : 'no-cache');
      sendBuiltFile(ctx, files, address);
    } else refuse(ctx, 404, 'NotFoundError', 'File not found');
  };
};

const notBuilt = (ctx: Context): void =>
  refuse(ctx, 503, 'ServiceUnavailableError', 'These pages haven’t been built yet. Run npm run build');
