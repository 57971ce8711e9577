/** https://www.rfc-editor.org/rfc/rfc4287 */
import { type FeedAbout, type FeedEntry, lastChange } from './feed-entry';
import { element, emptyElement, xmlDocument } from './xml';

const entryOf = (entry: FeedEntry): string =>
  element('entry', [
    element('id', entry.id),
    element('title', entry.title),
    emptyElement('link', { href: entry.link, rel: 'alternate', type: 'text/html' }),
    element('published', entry.publishedAt.toISOString()),
    element('updated', entry.updatedAt.toISOString()),
    ...(entry.author ? [element('author', [element('name', entry.author)])] : []),
    ...entry.topics.map((term) => emptyElement('category', { term })),
    ...(entry.summary ? [element('summary', entry.summary)] : []),
    element('content', entry.content, { type: 'html' }),
  ]);

export const atomOf = (about: FeedAbout, entries: FeedEntry[]): string => {
  const { origin, shopName, title, description, page, self } = about;
  const feed = [
    element('id', origin + self),
    element('title', title),
    element('subtitle', description),
    element('updated', lastChange(entries).toISOString()),
    element('author', [element('name', shopName)]),
    emptyElement('link', { href: origin + page, rel: 'alternate', type: 'text/html' }),
    emptyElement('link', { href: origin + self, rel: 'self', type: 'application/atom+xml' }),
    ...entries.map(entryOf),
  ];
  return xmlDocument(element('feed', feed, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }));
};
