import { salesSettingsInput, statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { figures, settings } = services(strapi).sales;

  return {
    figures: (ctx) => figures.read(validated(statsQuery, ctx.query)),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(salesSettingsInput, ctx.request.body)),
  };
});
