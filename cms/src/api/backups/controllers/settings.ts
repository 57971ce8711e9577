import { backupSettingsInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { settings } = services(strapi).backups;

  return {
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(backupSettingsInput, ctx.request.body)),
  };
});
