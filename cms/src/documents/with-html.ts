import { badField } from '../http/problem';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../markdown/render';

const htmlOf = (field: string, markdown: unknown): string | null => {
  if (typeof markdown !== 'string') return null;
  if (hasTooManyTags(markdown)) throw badField(field, TOO_MANY_TAGS);
  return renderMarkdown(markdown).html;
};

/** Adds the HTML of texts (`care`, as `careHtml`). What is made from the Markdown is never accepted as input. */
export const withHtml = (draft: Record<string, unknown>, texts: readonly string[]): Record<string, unknown> => {
  const made = texts.map((text) => `${text}Html`);
  return {
    ...Object.fromEntries(Object.entries(draft).filter(([name]) => !made.includes(name))),
    ...Object.fromEntries(
      texts.filter((text) => draft[text] !== undefined).map((text) => [`${text}Html`, htmlOf(text, draft[text])]),
    ),
  };
};
