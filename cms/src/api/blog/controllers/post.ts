import {
  type BulkReport,
  createPostInput,
  type Post,
  type PostDetail,
  type PostList,
  postBulkInput,
  postListQuery,
  updatePostInput,
  type ViewCount,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { seesUnpublished, visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const posts = services(strapi).blog.posts;

  return {
    async list(ctx: Context) {
      const query = validated(postListQuery, ctx.query);
      const data = await posts.list(query, await seesUnpublished(strapi, ctx));
      ctx.body = { data } satisfies { data: PostList };
    },

    async detail(ctx: Context) {
      const data = await posts.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx));
      ctx.body = { data } satisfies { data: PostDetail };
    },

    async create(ctx: Context) {
      const data = await posts.create(validated(createPostInput, ctx.request.body), visitor(ctx).id);
      ctx.status = 201;
      ctx.body = { data } satisfies { data: Post };
    },

    async change(ctx: Context) {
      const id = recordId(ctx.params.id, 'post');
      const data = await posts.change(id, validated(updatePostInput, ctx.request.body));
      ctx.body = { data } satisfies { data: Post };
    },

    async countView(ctx: Context) {
      const reader = { address: ctx.ip, userAgent: ctx.get('User-Agent') };
      const data = await posts.countView(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx), reader);
      ctx.body = { data } satisfies { data: ViewCount };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await posts.remove(recordId(ctx.params.id, 'post')) };
    },

    async bulk(ctx: Context) {
      const data = await services(strapi).blog.bulkPosts.apply(validated(postBulkInput, ctx.request.body));
      ctx.body = { data } satisfies { data: BulkReport };
    },
  };
};
