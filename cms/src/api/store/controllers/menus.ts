import { menusInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { menus } = services(strapi).store;

  return {
    show: () => menus.read(),
    change: (ctx) => menus.change(validated(menusInput, ctx.request.body)),
  };
});
