import { mediaListQuery, updateMediaInput, uploadMediaInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { badField } from '../../../http/problem';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import type { SentFile } from '../../../pictures/prepare';
import { services } from '../../../services';

export default controller((strapi) => {
  const media = services(strapi).media.library;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'picture');

  return {
    list: (ctx) => media.list(validated(mediaListQuery, ctx.query)),
    add: (ctx) => created(ctx, media.add(sentFile(ctx, 'file'), validated(uploadMediaInput, ctx.request.body))),
    change: (ctx) => media.change(idIn(ctx), validated(updateMediaInput, ctx.request.body)),
    remove: (ctx) => media.remove(idIn(ctx)),
  };
});

const sentFile = ({ request }: Pick<Context, 'request'>, field: string): SentFile => {
  const [file, another] = [request.files?.[field] ?? []].flat();
  if (!file) throw badField(field, `Choose an image. The form has no file in the field '${field}'`);
  if (another) throw badField(field, 'Send one image at a time');
  const { filepath, originalFilename, mimetype, size } = file;
  return { filepath, originalFilename, mimetype, size };
};
