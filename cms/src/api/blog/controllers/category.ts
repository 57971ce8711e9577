import { type BlogCategory, blogCategoryInput, deleteByIdInput, updateBlogCategoryInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const categories = services.blog.categories(strapi);

  return {
    async list(ctx: Context) {
      const data = await categories.list(await seesUnpublished(strapi, ctx));
      ctx.body = { data } satisfies { data: BlogCategory[] };
    },

    async create(ctx: Context) {
      const data = await categories.create(validated(blogCategoryInput, ctx.request.body));
      ctx.status = 201;
      ctx.body = { data } satisfies { data: BlogCategory };
    },

    async change(ctx: Context) {
      const id = recordId(ctx.params.id, 'category');
      const data = await categories.change(id, validated(updateBlogCategoryInput, ctx.request.body));
      ctx.body = { data } satisfies { data: BlogCategory };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await categories.remove(recordId(ctx.params.id, 'category')) };
    },

    /** DELETE blog/categories/delete: the id stands in the body. */
    async removeNamed(ctx: Context) {
      ctx.body = { data: await categories.remove(validated(deleteByIdInput, ctx.request.body).id) };
    },
  };
};
