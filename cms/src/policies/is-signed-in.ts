import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { unauthorized } from '../http/problem';
import { optionalVisitor } from '../http/visitor';

export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): Promise<true> => {
  if (!(await optionalVisitor(strapi, ctx))) throw unauthorized('Please sign in');
  return true;
};
