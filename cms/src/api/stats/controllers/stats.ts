import { statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => ({
  async show(ctx) {
    const { stats, store } = services(strapi);
    return stats.figures.read(validated(statsQuery(await store.settings.today()), ctx.query));
  },
  firstSteps: () => services(strapi).stats.figures.firstSteps(),
}));
