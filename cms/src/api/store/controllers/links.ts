import { linkSearchQuery, readLinksInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { links } = services(strapi).store;

  return {
    search: (ctx) => links.search(validated(linkSearchQuery, ctx.query)),
    read: (ctx) => links.read(validated(readLinksInput, ctx.request.body)),
  };
});
