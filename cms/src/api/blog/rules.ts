import { createPostInput, updatePostInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Draft, Rule, Write } from '../../documents/rule';
import { badField } from '../../http/problem';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../../markdown/render';

export const checkedTogether = ['status', 'content'];

/** The console’s own inputs check them. */
const SET_APART = ['authorId', 'publishedAt'] as const;

const postFields = contractRule({
  create: createPostInput.omit(['categoryId', 'tags', ...SET_APART]),
  update: updatePostInput.omit(['categoryId', 'tags', 'updatedAt', ...SET_APART]),
  names: { state: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
  checkedTogether,
});

/** Fields derived from the Markdown are never accepted as input; they are rebuilt whenever the content changes. */
const withRendering = ({ contentHtml: _h, headings: _s, readingMinutes: _m, opening: _o, ...draft }: Draft): Draft => {
  if (typeof draft.content !== 'string') return draft;
  if (hasTooManyTags(draft.content)) throw badField('content', TOO_MANY_TAGS);
  const { html, headings, readingMinutes, opening } = renderMarkdown(draft.content);
  return { ...draft, contentHtml: html, headings, readingMinutes, opening };
};

/** First publication sets the date, unless the editor set one. A date that is emptied later stays, so that an old post isn’t new. */
const withPublicationDate = async (draft: Draft, { current }: Write): Promise<Draft> => {
  const { state, publishedOn } = draft;
  if (publishedOn || (state === undefined && publishedOn === undefined)) return draft;
  const before = await current();
  if ((state ?? before?.state) !== 'PUBLISHED' || (before?.publishedOn && publishedOn === undefined)) return draft;
  const now = Date.now();
  const earlier = before?.publishedOn ? new Date(before.publishedOn as Date | string).getTime() : now;
  return { ...draft, publishedOn: new Date(Math.min(earlier, now)) };
};

export const postRule: Rule = async (draft, write) =>
  withPublicationDate(withRendering(await postFields(draft, write)), write);
