import type { MarkdownPreview } from '@stoa/contract';
import { badField } from '../../../http/problem';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../domain/markdown/render';

export default () => ({
  /** What readers will see, following the rules for saved posts (rules.ts). */
  preview(content: string): MarkdownPreview {
    if (hasTooManyTags(content)) throw badField('content', TOO_MANY_TAGS);
    const { html, headings, readingMinutes } = renderMarkdown(content);
    return { html, headings, readingMinutes };
  },
});
