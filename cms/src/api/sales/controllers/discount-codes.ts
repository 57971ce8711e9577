import { createDiscountCodeInput, discountCodeListQuery, updateDiscountCodeInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { discountCodes } = services(strapi).sales;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'discount code');

  return {
    list: (ctx) => discountCodes.list(validated(discountCodeListQuery, ctx.query)),
    show: (ctx) => discountCodes.read(idIn(ctx)),
    create: (ctx) => created(ctx, discountCodes.create(validated(createDiscountCodeInput, ctx.request.body))),
    change: (ctx) => discountCodes.change(idIn(ctx), validated(updateDiscountCodeInput, ctx.request.body)),
    remove: (ctx) => discountCodes.remove(idIn(ctx)),
  };
});
