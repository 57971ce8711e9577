import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { methodNotAllowed } from '../../../http/problem';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const downloads = services(strapi).importExport.downloads;

  return {
    async send(ctx: Context) {
      // Answering a HEAD request would use up the download.
      if (ctx.method === 'HEAD') throw methodNotAllowed(ctx.method);
      const { fileName, type, file, bytes, isShown = false } = await downloads.take(ctx.params.token);
      // A file that can't be read to the end must not look complete.
      file.once('error', () => ctx.res.destroy());
      ctx.set('Content-Type', type);
      ctx.set('Content-Disposition', `${isShown ? 'inline' : 'attachment'}; filename="${fileName}"`);
      // The API's own policy keeps browsers from showing PDFs.
      if (isShown) ctx.set('Content-Security-Policy', "frame-ancestors 'self'");
      ctx.body = file;
      if (bytes !== undefined) ctx.length = bytes;
    },
  };
};
