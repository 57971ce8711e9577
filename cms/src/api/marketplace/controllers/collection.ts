import { collectionItemsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => ({
  items: async (ctx) =>
    services(strapi).marketplace.collections.items(
      ctx.params.idOrSlug,
      validated(collectionItemsQuery, ctx.query),
      await seesUnpublished(strapi, ctx),
    ),
}));
