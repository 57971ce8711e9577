import { TRANSFER_KINDS } from '@stoa/contract';
import type { Context } from 'koa';
import { sheetOf } from '../../../area/held-areas';
import { controller, created } from '../../../http/controller';
import { notFound } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

const kindIn = (ctx: Context) => {
  const kind = TRANSFER_KINDS.find((known) => known === ctx.params.kind);
  if (!kind) throw notFound('There is no such export');
  return kind;
};

export default controller((strapi) => ({
  offerTemplate: (ctx) => created(ctx, services(strapi).transfer.downloads.offerTemplate(kindIn(ctx))),

  async offer(ctx) {
    const kind = kindIn(ctx);
    const query = validated(sheetOf(strapi, kind).query, ctx.request.body);
    return created(ctx, services(strapi).transfer.downloads.offerList(kind, query));
  },
}));
