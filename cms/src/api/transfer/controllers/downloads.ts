import { Readable } from 'node:stream';
import { type Download, itemListQuery, postListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { methodNotAllowed } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const downloads = services(strapi).transfer.downloads;

  const answer = (ctx: Context, data: Download): void => {
    ctx.status = 201;
    ctx.body = { data } satisfies { data: Download };
  };

  return {
    async offerItems(ctx: Context) {
      answer(ctx, await downloads.offerList('items', validated(itemListQuery, ctx.request.body)));
    },

    async offerPosts(ctx: Context) {
      answer(ctx, await downloads.offerList('posts', validated(postListQuery, ctx.request.body)));
    },

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
