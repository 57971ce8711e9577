import { homeInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { home } = services(strapi).store;

  return {
    showPublic: () => home.readPublic(),
    show: () => home.read(),
    change: (ctx) => home.change(validated(homeInput, ctx.request.body)),
    preview: (ctx) => home.toHomePage(validated(homeInput, ctx.request.body).sections ?? []),
  };
});
