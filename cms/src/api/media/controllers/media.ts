import { type MediaFile, type MediaList, mediaListQuery, updateMediaInput, uploadMediaInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { sentFile } from '../../../pictures/sent-file';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const media = services(strapi).media.library;

  return {
    async list(ctx: Context) {
      ctx.body = { data: await media.list(validated(mediaListQuery, ctx.query)) } satisfies { data: MediaList };
    },

    async add(ctx: Context) {
      const data = await media.add(sentFile(ctx, 'file'), validated(uploadMediaInput, ctx.request.body));
      ctx.status = 201;
      ctx.body = { data } satisfies { data: MediaFile };
    },

    async change(ctx: Context) {
      const id = recordId(ctx.params.id, 'picture');
      const data = await media.change(id, validated(updateMediaInput, ctx.request.body));
      ctx.body = { data } satisfies { data: MediaFile };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await media.remove(recordId(ctx.params.id, 'picture')) };
    },
  };
};
