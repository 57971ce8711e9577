import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { isVisible } from '../console/is-visible';
import { notFound } from '../http/problem';

export default ({ params }: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): true => {
  if (!isVisible(strapi.contentType(params.model as UID.ContentType)))
    throw notFound('The console doesn’t show this type');
  return true;
};
