import { mailTemplateInput, mailTestInput, mailWordsInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { templates } = services(strapi).mail;

  return {
    list: () => templates.list(),
    show: (ctx) => templates.read(ctx.params.kind),
    change: (ctx) => templates.change(ctx.params.kind, validated(mailTemplateInput, ctx.request.body)),
    preview: (ctx) => templates.preview(ctx.params.kind, validated(mailWordsInput, ctx.request.body)),
    test: (ctx) => templates.sendTest(ctx.params.kind, validated(mailTestInput, ctx.request.body)),
  };
});
