import { type Store, settingsInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { sales, store } = services(strapi);
  const { brand, menus, settings } = store;

  return {
    showPublic: async (): Promise<Store> => ({
      ...(await settings.readPublic()),
      menus: await menus.readPublic(),
      brand: await brand.readPublic(),
      shipping: await sales.settings.shipping(),
      hasDiscounts: await sales.discounts.isAnyAutomatic(),
      orderNumbering: await sales.settings.numbering(),
    }),
    showBusiness: () => settings.readBusiness(),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(settingsInput, ctx.request.body)),
  };
});
