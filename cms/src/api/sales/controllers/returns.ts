import { type ReturnRequestInput, returnRequestInput } from '@stoa/contract';
import type { Context } from 'koa';
import { whenBrokenOff } from '../../../http/broken-off';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { sentImage } from '../../../images/sent-image';
import { services } from '../../../services';
import type { CustomerAccess } from '../orders/customer-access';
import { senderOf } from '../returns/image-sender';

const RETURNS_OF_ONE_ORDER = { name: 'returns', points: 10, duration: 24 * 3600 };

const byLink = (ctx: Context) => ({ token: ctx.params.token });
const own = (ctx: Context) => ({ userId: visitor(ctx).id, number: recordId(ctx.params.number, 'order') });
const returnId = (ctx: Context) => recordId(ctx.params.id, 'return');

export default controller((strapi) => {
  const { returns } = services(strapi).sales;
  const { limits } = services(strapi).auth;

  const request = async (ctx: Context, access: CustomerAccess, input: ReturnRequestInput) => {
    await limits.consumeOf(RETURNS_OF_ONE_ORDER, `order ${await returns.requireOrder(access)}`);
    return created(ctx, returns.request(access, input));
  };

  return {
    requestByLink: (ctx) => request(ctx, byLink(ctx), validated(returnRequestInput, ctx.request.body)),
    requestOwn: (ctx) => request(ctx, own(ctx), validated(returnRequestInput, ctx.request.body)),
    withdrawByLink: (ctx) => returns.withdraw(byLink(ctx), returnId(ctx)),
    withdrawOwn: (ctx) => returns.withdraw(own(ctx), returnId(ctx)),
    cancelByLink: (ctx) => returns.cancel(byLink(ctx)),
    cancelOwn: (ctx) => returns.cancel(own(ctx)),
    sendImage: async (ctx) =>
      created(ctx, returns.keepImage(await senderOf(strapi, ctx), sentImage(ctx), whenBrokenOff(ctx))),
  };
});
