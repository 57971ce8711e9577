import { type BlogTag, tagInput, updateTagInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const tags = services.blog.tags(strapi);

  return {
    async list(ctx: Context) {
      const data = await tags.list(await seesUnpublished(strapi, ctx));
      ctx.body = { data } satisfies { data: BlogTag[] };
    },

    async create(ctx: Context) {
      const data = await tags.create(validated(tagInput, ctx.request.body));
      ctx.status = 201;
      ctx.body = { data } satisfies { data: BlogTag };
    },

    async change(ctx: Context) {
      const id = recordId(ctx.params.id, 'tag');
      const data = await tags.change(id, validated(updateTagInput, ctx.request.body));
      ctx.body = { data } satisfies { data: BlogTag };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await tags.remove(recordId(ctx.params.id, 'tag')) };
    },
  };
};
