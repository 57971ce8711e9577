import { statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => ({
  show: (ctx) => services(strapi).stats.figures.read(validated(statsQuery, ctx.query)),
  firstSteps: () => services(strapi).stats.figures.firstSteps(),
}));
