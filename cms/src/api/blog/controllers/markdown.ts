import { markdownInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => ({
  preview: (ctx) => services(strapi).blog.markdown.preview(validated(markdownInput, ctx.request.body).content ?? ''),
}));
