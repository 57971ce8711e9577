import {
  blogCategoryInput,
  createPostInput,
  tagInput,
  updateBlogCategoryInput,
  updatePostInput,
  updateTagInput,
} from '@stoa/contract';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../api/blog/domain/markdown/render';
import { badField } from '../http/problem';
import { contractRule } from './contract-rule';
import type { Draft, Rule, Write } from './rule';

const postFields = contractRule({
  create: createPostInput.omit(['categoryId', 'tags']),
  update: updatePostInput.omit(['categoryId', 'tags', 'updatedAt']),
  names: { state: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
});

/** What is derived from the Markdown is never taken from a form: it is made anew with each content. */
const withRendering = ({ contentHtml: _h, headings: _s, readingMinutes: _m, opening: _o, ...draft }: Draft): Draft => {
  if (typeof draft.content !== 'string') return draft;
  if (hasTooManyTags(draft.content)) throw badField('content', TOO_MANY_TAGS);
  const { html, headings, readingMinutes, opening } = renderMarkdown(draft.content);
  return { ...draft, contentHtml: html, headings, readingMinutes, opening };
};

/** The first publication sets the date, unless the editor chose one. */
const withPublicationDate = async (draft: Draft, { current }: Write): Promise<Draft> => {
  if (draft.state !== 'PUBLISHED' || draft.publishedOn) return draft;
  const chosen = draft.publishedOn === undefined ? (await current())?.publishedOn : null;
  return chosen ? draft : { ...draft, publishedOn: new Date() };
};

export const postRule: Rule = async (draft, write) =>
  withPublicationDate(withRendering(await postFields(draft, write)), write);

export const blogCategoryRule = contractRule({ create: blogCategoryInput, update: updateBlogCategoryInput });

export const blogTagRule = contractRule({ create: tagInput, update: updateTagInput });
