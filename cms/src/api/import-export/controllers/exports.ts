import { EXPORT_KINDS, IMPORT_KINDS } from '@stoa/contract';
import type { Context } from 'koa';
import { exportOf } from '../../../area/registered-areas';
import { controller, created } from '../../../http/controller';
import { notFound } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

const kindIn = <Kind extends string>(ctx: Context, kinds: readonly Kind[]): Kind => {
  const kind = kinds.find((known) => known === ctx.params.kind);
  if (!kind) throw notFound('There is no such export');
  return kind;
};

export default controller((strapi) => ({
  offerTemplate: (ctx) =>
    created(ctx, services(strapi).importExport.downloads.offerTemplate(kindIn(ctx, IMPORT_KINDS))),

  async offer(ctx) {
    const kind = kindIn(ctx, EXPORT_KINDS);
    const query = validated(
      exportOf(strapi, kind).query(await services(strapi).store.settings.today()),
      ctx.request.body,
    );
    return created(ctx, services(strapi).importExport.downloads.offerList(kind, query));
  },
}));
