import { sellingInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { selling } = services(strapi).orders;

  return {
    show: () => selling.read(),
    change: (ctx) => selling.change(validated(sellingInput, ctx.request.body)),
  };
});
