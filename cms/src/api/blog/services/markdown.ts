import type { MarkdownPreview } from '@stoa/contract';
import { badField } from '../../../http/problem';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../domain/markdown/render';

const createMarkdownService = () => ({
  /** What readers will see, by the rules of a saved post (documents/blog.ts). */
  preview(content: string): MarkdownPreview {
    if (hasTooManyTags(content)) throw badField('content', TOO_MANY_TAGS);
    const { html, headings, readingMinutes } = renderMarkdown(content);
    return { html, headings, readingMinutes };
  },
});

export type MarkdownService = ReturnType<typeof createMarkdownService>;
export default createMarkdownService;
