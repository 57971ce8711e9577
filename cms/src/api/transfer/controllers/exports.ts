import { TRANSFER_KINDS } from '@stoa/contract';
import { sheetOf } from '../../../area/held-areas';
import { controller, created } from '../../../http/controller';
import { notFound } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => ({
  async offer(ctx) {
    const kind = TRANSFER_KINDS.find((known) => known === ctx.params.kind);
    if (!kind) throw notFound('There is no such export');
    const query = validated(sheetOf(strapi, kind).query, ctx.request.body);
    return created(ctx, services(strapi).transfer.downloads.offerList(kind, query));
  },
}));
