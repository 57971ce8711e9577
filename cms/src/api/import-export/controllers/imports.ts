import { importImageListQuery, importListQuery, importRowListQuery, uploadImportQuery } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { imports, downloads } = services(strapi).importExport;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'import');

  return {
    async upload(ctx) {
      const query = validated(uploadImportQuery, ctx.query);
      // Read the rest even if the file is refused: a browser that is still sending won't see the answer.
      const file = ctx.req.iterator({ destroyOnReturn: false });
      return created(
        ctx,
        imports.upload(query, visitor(ctx), file).finally(() => ctx.req.resume()),
      );
    },

    list: (ctx) => imports.list(validated(importListQuery, ctx.query)),
    show: (ctx) => imports.detail(idIn(ctx)),
    rows: (ctx) => imports.rows(idIn(ctx), validated(importRowListQuery, ctx.query)),
    images: (ctx) => imports.images(idIn(ctx), validated(importImageListQuery, ctx.query)),
    retryImages: (ctx) => imports.retryImages(idIn(ctx)),
    confirm: (ctx) => imports.confirm(idIn(ctx), visitor(ctx)),
    report: (ctx) => created(ctx, downloads.offerReport(idIn(ctx))),
    remove: (ctx) => imports.remove(idIn(ctx)),
  };
});
