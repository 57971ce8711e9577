import { statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => ({
  show: (ctx) => services(strapi).sales.figures.read(validated(statsQuery, ctx.query)),
}));
