import {
  type Download,
  type Import,
  type ImportList,
  type ImportRowList,
  importListQuery,
  importRowListQuery,
  uploadImportQuery,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const imports = services(strapi).transfer.imports;
  const idOf = (ctx: Context) => recordId(ctx.params.id, 'import');

  return {
    async upload(ctx: Context) {
      const query = validated(uploadImportQuery, ctx.query);
      // Read the rest even if the file is refused: a browser that is still sending won't see the answer.
      const file = ctx.req.iterator({ destroyOnReturn: false });
      const data = await imports.upload(query, visitor(ctx), file).finally(() => ctx.req.resume());
      ctx.status = 201;
      ctx.body = { data } satisfies { data: Import };
    },

    async list(ctx: Context) {
      const data = await imports.list(validated(importListQuery, ctx.query));
      ctx.body = { data } satisfies { data: ImportList };
    },

    async show(ctx: Context) {
      const data = await imports.detail(idOf(ctx));
      ctx.body = { data } satisfies { data: Import };
    },

    async rows(ctx: Context) {
      const data = await imports.rows(idOf(ctx), validated(importRowListQuery, ctx.query));
      ctx.body = { data } satisfies { data: ImportRowList };
    },

    async confirm(ctx: Context) {
      const data = await imports.confirm(idOf(ctx), visitor(ctx));
      ctx.body = { data } satisfies { data: Import };
    },

    async report(ctx: Context) {
      const data = await services(strapi).transfer.downloads.offerReport(idOf(ctx));
      ctx.status = 201;
      ctx.body = { data } satisfies { data: Download };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await imports.remove(idOf(ctx)) };
    },
  };
};
