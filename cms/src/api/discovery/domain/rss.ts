/** https://www.rssboard.org/rss-specification */
import { type FeedAbout, type FeedEntry, lastChange } from './feed-entry';
import { element, emptyElement, xmlDocument } from './xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

const item = (entry: FeedEntry): string =>
  element('item', [
    element('title', entry.title),
    element('link', entry.link),
    element('guid', entry.id, { isPermaLink: 'false' }),
    element('pubDate', entry.publishedAt.toUTCString()),
    ...(entry.author ? [element('dc:creator', entry.author)] : []),
    ...entry.topics.map((topic) => element('category', topic)),
    ...(entry.summary ? [element('description', entry.summary)] : []),
    element('content:encoded', entry.content),
  ]);

export const rssOf = ({ origin, title, description, page, self }: FeedAbout, entries: FeedEntry[]): string => {
  const channel = element('channel', [
    element('title', title),
    element('link', origin + page),
    element('description', description),
    element('language', 'en'),
    element('lastBuildDate', lastChange(entries).toUTCString()),
    emptyElement('atom:link', { href: origin + self, rel: 'self', type: 'application/rss+xml' }),
    ...entries.map(item),
  ]);
  return xmlDocument(element('rss', [channel], { version: '2.0', ...NAMESPACES }));
};
