import { restoreInput, trashListQuery } from '@stoa/contract';
import type { Context } from 'koa';
import { controller } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { trash } = services(strapi).history;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'record');

  return {
    list: (ctx) => trash.list(validated(trashListQuery, ctx.query)),
    restore: (ctx) => trash.restore(idIn(ctx)),
    restoreRecord: (ctx) => trash.restoreRecord(validated(restoreInput, ctx.request.body)),
    purge: (ctx) => trash.purge(idIn(ctx)),
  };
});
