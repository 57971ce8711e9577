import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { isShown } from '../console/is-shown';
import { notFound } from '../http/problem';

export default ({ params }: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): true => {
  if (!isShown(strapi.contentType(params.model as UID.ContentType)))
    throw notFound('The console doesn’t show this type');
  return true;
};
