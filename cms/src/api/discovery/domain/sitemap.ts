/** https://www.sitemaps.org/protocol.html, with Google's extension for images. */
import { element, xmlDocument } from './xml';

export interface SitemapEntry {
  /** Full URLs. */
  address: string;
  changedAt?: Date | undefined;
  image?: string | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Longer addresses aren't allowed, and could make a sitemap too large. */
const LONGEST_ADDRESS = 2048;

const lines = ({ address, changedAt, image }: SitemapEntry): string[] => [
  element('loc', address),
  ...(changedAt ? [element('lastmod', changedAt.toISOString())] : []),
  ...(image && image.length < LONGEST_ADDRESS ? [element('image:image', [element('image:loc', image)])] : []),
];

const isShort = ({ address }: SitemapEntry): boolean => address.length < LONGEST_ADDRESS;

export const sitemapOf = (entries: SitemapEntry[]): string =>
  xmlDocument(
    element(
      'urlset',
      entries.filter(isShort).map((entry) => element('url', lines(entry))),
      { xmlns: NAMESPACE, 'xmlns:image': IMAGES },
    ),
  );

export const sitemapIndexOf = (entries: SitemapEntry[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      entries.map((entry) => element('sitemap', lines(entry))),
      { xmlns: NAMESPACE },
    ),
  );
