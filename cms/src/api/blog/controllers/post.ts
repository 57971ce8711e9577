import { createPostInput, postBulkInput, postListQuery, updatePostInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { reader, seesUnpublished, visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { posts, bulkPosts } = services(strapi).blog;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'post');

  return {
    list: async (ctx) => posts.list(validated(postListQuery, ctx.query), await seesUnpublished(strapi, ctx)),
    detail: async (ctx) => posts.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx)),
    authors: () => posts.authors(),
    create: (ctx) => created(ctx, posts.create(validated(createPostInput, ctx.request.body), visitor(ctx).id)),
    change: (ctx) => posts.change(idIn(ctx), validated(updatePostInput, ctx.request.body)),
    countView: async (ctx) => posts.countView(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx), reader(ctx)),
    remove: (ctx) => posts.remove(idIn(ctx)),
    bulk: (ctx) => bulkPosts.apply(validated(postBulkInput, ctx.request.body)),
  };
});
