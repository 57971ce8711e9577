import { providerKeysInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { providerKeys } = services(strapi).sales;

  return {
    show: (ctx) => providerKeys.read(ctx.params.name),
    change: (ctx) => providerKeys.change(ctx.params.name, validated(providerKeysInput, ctx.request.body)),
    disconnect: (ctx) => providerKeys.disconnect(ctx.params.name),
    test: (ctx) => providerKeys.test(ctx.params.name),
  };
});
