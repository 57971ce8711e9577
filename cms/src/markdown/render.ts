import type { Heading } from '@stoa/contract';
import MarkdownIt from 'markdown-it';
import { blocks } from './blocks';
import { type Environment, headingIds, headingsOf } from './heading-ids';
import { highlighted } from './highlight';
import { openingOf, readingMinutesOf } from './plain-text';
import { sanitize } from './sanitize';
import { scrollableTables } from './tables';
import { taskLists } from './task-lists';

export interface Rendered {
  html: string;
  headings: Heading[];
  readingMinutes: number;
  /** Shown in lists if a post has no excerpt. */
  opening: string;
}

const parser = new MarkdownIt({ html: true, linkify: true, highlight: highlighted })
  .use(headingIds)
  .use(taskLists)
  .use(scrollableTables)
  .use(blocks);

/** Thousands of nested tags cost the sanitizer seconds, and no post needs them. */
const MAX_HTML_TAGS = 5000;
export const TOO_MANY_TAGS = 'Content has too many HTML tags';

export const hasTooManyTags = (source: string): boolean => (source.match(/<[a-z/!?]/gi) ?? []).length > MAX_HTML_TAGS;

/** Replaces unpaired surrogates, which PostgreSQL refuses, with the replacement character. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

export const renderMarkdown = (source: string): Rendered => {
  const environment: Environment = {};
  const tokens = parser.parse(wellFormed(source), environment);
  const raw = parser.renderer.render(tokens, parser.options, environment);
  const html = sanitize(raw, environment.ids ?? []);
  return { html, headings: headingsOf(tokens), readingMinutes: readingMinutesOf(html), opening: openingOf(html) };
};
