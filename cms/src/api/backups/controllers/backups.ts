import { backupListQuery } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { list } = services(strapi).backups;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'backup');

  return {
    start: (ctx) => created(ctx, list.start(visitor(ctx))),
    list: (ctx) => list.page(validated(backupListQuery, ctx.query)),
    state: () => list.state(),
    download: (ctx) => created(ctx, list.offer(idIn(ctx))),
    remove: (ctx) => list.remove(idIn(ctx)),
  };
});
