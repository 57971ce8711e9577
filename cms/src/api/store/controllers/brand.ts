import { brandInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { brand } = services(strapi).store;

  return {
    show: () => brand.read(),
    preview: (ctx) => brand.preview(validated(brandInput, ctx.request.body)),
    previewInvoice: (ctx) => brand.previewInvoice(validated(brandInput, ctx.request.body)),
    change: (ctx) => brand.change(validated(brandInput, ctx.request.body)),
  };
});
