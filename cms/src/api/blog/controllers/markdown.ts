import { type MarkdownPreview, markdownInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { badField } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../../../markdown/render';
import { services } from '../../../services';

export default controller((strapi) => ({
  /** What readers will see, following the rules for saved posts (rules.ts). */
  async preview(ctx): Promise<MarkdownPreview> {
    const content = validated(markdownInput, ctx.request.body).content ?? '';
    if (hasTooManyTags(content)) throw badField('content', TOO_MANY_TAGS);
    const { html, headings, readingMinutes } = renderMarkdown(content);
    return { html: await services(strapi).marketplace.items.withCards(html), headings, readingMinutes };
  },
}));
