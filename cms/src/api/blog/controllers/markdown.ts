import { type MarkdownPreview, markdownInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async preview(ctx: Context) {
    const { content } = validated(markdownInput, ctx.request.body);
    ctx.body = { data: services(strapi).blog.markdown.preview(content ?? '') } satisfies { data: MarkdownPreview };
  },
});
