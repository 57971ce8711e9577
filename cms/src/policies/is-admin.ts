import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { forbidden, unauthorized } from '../http/problem';
import { optionalVisitor } from '../http/visitor';

export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): Promise<true> => {
  const visitor = await optionalVisitor(strapi, ctx);
  if (!visitor) throw unauthorized('Please sign in');
  if (visitor.role !== 'ADMIN') throw forbidden('Only administrators can do this');
  return true;
};
