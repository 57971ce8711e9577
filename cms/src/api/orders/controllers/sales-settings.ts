import { salesSettingsInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { salesSettings } = services(strapi).orders;

  return {
    show: () => salesSettings.read(),
    change: (ctx) => salesSettings.change(validated(salesSettingsInput, ctx.request.body)),
  };
});
