import { type Store, settingsInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { sales, store } = services(strapi);
  const { brand, menus, settings } = store;

  return {
    /** Every page waits for it. */
    showPublic: async (): Promise<Store> => {
      const [own, shownMenus, shownBrand, shipping, hasDiscounts, orderNumbering] = await Promise.all([
        settings.readPublic(),
        menus.readPublic(),
        brand.readPublic(),
        sales.settings.shipping(),
        sales.discounts.isAnyAutomatic(),
        sales.settings.numbering(),
      ]);
      return { ...own, menus: shownMenus, brand: shownBrand, shipping, hasDiscounts, orderNumbering };
    },
    showBusiness: () => settings.readBusiness(),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(settingsInput, ctx.request.body)),
  };
});
