import { settingsInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { settings } = services(strapi).store;

  return {
    showPublic: () => settings.readPublic(),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(settingsInput, ctx.request.body)),
  };
});
