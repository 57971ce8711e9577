import type { Context } from 'koa';
import { environment } from '../environment';
import { forbidden } from '../http/problem';
import { isSameOrigin } from '../http/same-origin';

const publicHost = new URL(environment.publicUrl).host;

export default ({ request }: Context): true => {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const sender = { origin, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined };
  if (!isSameOrigin(sender, [publicHost, request.host]))
    throw forbidden('This request is only allowed from the shop’s own pages');
  return true;
};
