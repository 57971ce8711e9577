import { mediaListQuery, updateMediaInput, uploadMediaInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { sentImage } from '../../../images/sent-image';
import { services } from '../../../services';

export default controller((strapi) => {
  const media = services(strapi).media.library;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'image');

  return {
    list: (ctx) => media.list(validated(mediaListQuery, ctx.query)),
    add: (ctx) => created(ctx, media.add(sentImage(ctx), validated(uploadMediaInput, ctx.request.body))),
    change: (ctx) => media.change(idIn(ctx), validated(updateMediaInput, ctx.request.body)),
    remove: (ctx) => media.remove(idIn(ctx)),
  };
});
