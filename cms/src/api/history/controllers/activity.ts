import { activityListQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { activity } = services(strapi).history;

  return {
    list: (ctx) => activity.list(validated(activityListQuery, ctx.query)),
    actors: () => activity.actors(),
  };
});
