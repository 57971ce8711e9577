import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { optionalVisitor } from '../../../http/visitor';
import { services } from '../../../services';
import type { CustomerAccess } from '../orders/customer-access';

const IMAGES_OF_ONE_ORDER = { name: 'return-images', points: 30, duration: 3600 };

/** Whose order an image is for: the query has its number, or the token of its link. */
export const senderOf = async (strapi: Core.Strapi, ctx: Context): Promise<CustomerAccess> => {
  const { token, number } = ctx.query;
  if (typeof token === 'string') return { token };
  const userId = (await optionalVisitor(strapi, ctx))?.id ?? 0;
  return { userId, number: recordId(String(number), 'order') };
};

/** Nobody else’s images are read. */
export const requireSender = async (
  ctx: Context,
  _config: undefined,
  { strapi }: { strapi: Core.Strapi },
): Promise<void> => {
  await services(strapi).sales.returns.requireOrder(await senderOf(strapi, ctx));
};

export const limitImages = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const number = await services(strapi).sales.returns.requireOrder(await senderOf(strapi, ctx));
  await services(strapi).auth.limits.consumeOf(IMAGES_OF_ONE_ORDER, `order ${number}`);
};
