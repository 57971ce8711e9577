import { Readable } from 'node:stream';
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
      const { fileName, lines } = await downloads.take(ctx.params.token);
      const file = Readable.from(lines, { objectMode: false, highWaterMark: 65_536 });
      // A file that can't be read to the end must not look complete.
      file.once('error', () => ctx.res.destroy());
      ctx.set('Content-Type', 'text/csv; charset=utf-8');
      ctx.set('Content-Disposition', `attachment; filename="${fileName}"`);
      ctx.body = file;
    },
  };
};
