import { importListQuery, importPictureListQuery, importRowListQuery, uploadImportQuery } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { imports, downloads } = services(strapi).transfer;
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
    pictures: (ctx) => imports.pictures(idIn(ctx), validated(importPictureListQuery, ctx.query)),
    retryPictures: (ctx) => imports.retryPictures(idIn(ctx)),
    confirm: (ctx) => imports.confirm(idIn(ctx), visitor(ctx)),
    report: (ctx) => created(ctx, downloads.offerReport(idIn(ctx))),
    remove: (ctx) => imports.remove(idIn(ctx)),
  };
});
