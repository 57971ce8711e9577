import { isWebAddress } from '@stoa/contract';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Everything a post may contain. Other tags are dropped but keep their text, except those in DROPPED_WHOLE. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'blockquote', 'pre', 'figure', 'figcaption'],
  ...['details', 'summary', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'input', 'code', 'span', 'em', 'strong', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small'],
  ...['kbd', 'mark', 'abbr', 'q', 'cite'],
];

const DROPPED_WHOLE = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template', 'noscript', 'noembed', 'noframes'],
  ...['iframe', 'object', 'embed', 'svg', 'math', 'select', 'plaintext', 'audio', 'video', 'canvas'],
];

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];
const MAX_DEPTH = 60;

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** A fragment, a path on this site, or an address with a safe protocol. */
const isLinkAddress = (address: string): boolean => {
  if (/^#[^\s]*$/.test(address) || isWebAddress(address)) return true;
  return URL.canParse(address) && LINK_PROTOCOLS.includes(new URL(address).protocol);
};

const isExternal = (address: string): boolean => /^https?:/i.test(address);

const shown = (tagName: string, attribs: Attributes): Tag => ({ tagName, attribs });
const textOnly = (text = ''): Tag => ({ tagName: 'span', attribs: {}, text });

const link = (_name: string, { href = '', title }: Attributes): Tag => {
  const attribs: Attributes = title ? { title } : {};
  if (isLinkAddress(href)) attribs.href = href;
  if (isExternal(href)) attribs.rel = 'noopener noreferrer';
  return shown('a', attribs);
};

const image = (_name: string, { src = '', alt = '', title, width, height }: Attributes): Tag => {
  // From http(s) or a path on this site.
  if (!isWebAddress(src)) return textOnly(alt);
  const attribs: Attributes = { src, alt, loading: 'lazy', decoding: 'async' };
  if (title) attribs.title = title;
  if (/^\d{1,4}$/.test(width ?? '') && /^\d{1,4}$/.test(height ?? '')) Object.assign(attribs, { width, height });
  return shown('img', attribs);
};

/** The only form control allowed is a task list's checkbox, always disabled. */
const taskBox = (_name: string, { type, checked }: Attributes): Tag => {
  if (type !== 'checkbox') return textOnly();
  const done = checked !== undefined;
  const attribs: Attributes = { type, disabled: '', 'aria-label': done ? 'Done' : 'To do' };
  return shown('input', done ? { ...attribs, checked: '' } : attribs);
};

/** Only ids from our renderer are kept, each once, on a heading. */
const headingWithId =
  (ids: Set<string>) =>
  (name: string, { id = '' }: Attributes): Tag =>
    shown(name === 'h1' ? 'h2' : name, ids.delete(id) ? { id } : {});

const cell = (name: string, { class: align, colspan, rowspan }: Attributes): Tag => {
  const attribs: Attributes = align ? { class: align } : {};
  if (/^\d{1,2}$/.test(colspan ?? '')) attribs.colspan = colspan ?? '';
  if (/^\d{1,2}$/.test(rowspan ?? '')) attribs.rowspan = rowspan ?? '';
  return shown(name, attribs);
};

const orderedList = (name: string, { start, class: list }: Attributes): Tag => ({
  tagName: name,
  attribs: { ...(list ? { class: list } : {}), ...(/^\d{1,9}$/.test(start ?? '') ? { start: start ?? '' } : {}) },
});

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: MAX_DEPTH,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedAttributes: {
    ...Object.fromEntries(HEADINGS.map((name) => [name, ['id']])),
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    input: ['type', 'checked', 'disabled', 'aria-label'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
    details: ['open'],
    pre: [{ name: 'tabindex', values: ['0'] }],
    div: [
      { name: 'role', values: ['region', 'note'] },
      { name: 'aria-label', values: ['Table'] },
      { name: 'tabindex', values: ['0'] },
    ],
  },
  allowedClasses: {
    code: ['hljs', 'language-*'],
    span: [/^hljs-[a-z_-]+$/, /^[a-z]+_{1,2}$/],
    div: ['table-scroll', 'gallery', 'callout', 'callout-*'],
    p: ['callout-title', 'item-card', 'video'],
    th: ['align-left', 'align-center', 'align-right'],
    td: ['align-left', 'align-center', 'align-right'],
    ul: ['task-list'],
    ol: ['task-list'],
    li: ['task-list-item'],
  },
};

export const sanitize = (html: string, ids: Iterable<string>): string => {
  const heading = headingWithId(new Set(ids));
  const headings = Object.fromEntries(['h1', ...HEADINGS].map((name) => [name, heading]));
  const transformTags = { ...headings, a: link, img: image, input: taskBox, th: cell, td: cell, ol: orderedList };
  return sanitizeHtml(html, { ...OPTIONS, transformTags });
};
