import { parse } from 'node:path';
import { brandPaths, type FeedFilter, ICON_SIZES, shopPaths } from '@stoa/contract';
import type { Article } from '../../../area/publication';
import { publicationsOf } from '../../../area/registered-areas';
import { environment } from '../../../environment';
import { type Context, services } from '../../../services';

export interface Document {
  type: string;
  body: string | Buffer;
  /** The page that says the same, as a full URL. */
  canonical?: string;
}

type Find = (path: string, query: URLSearchParams) => Promise<Document | undefined>;

const XML = 'application/xml';

type Body = string | Buffer | undefined;

const withType = async (type: string, body: Body | Promise<Body>) => {
  const found = await body;
  return found === undefined ? undefined : { type, body: found };
};

const slugOf = (encoded: string): string | undefined => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** A null byte is in no slug, and PostgreSQL refuses it. */
const wanted = (query: URLSearchParams, name: keyof FeedFilter) =>
  query.get(name)?.replaceAll('\u0000', '') || undefined;

const FILTERS = ['category', 'tag'] satisfies (keyof FeedFilter)[];

const filterIn = (query: URLSearchParams): FeedFilter => ({
  category: wanted(query, 'category'),
  tag: wanted(query, 'tag'),
});

/** What the shop has for search engines, feed readers, language models, and social networks. */
export default ({ strapi }: Context) => {
  const { feeds, shareImages, sitemaps, texts } = services(strapi).discovery;
  const { icons } = services(strapi).store;
  const publications = Object.values(publicationsOf(strapi));

  const fixed: Record<string, Find> = {
    [shopPaths.robots]: () => withType('text/plain', texts.robots()),
    [shopPaths.llms]: () => withType('text/plain', texts.llms()),
    [`/${environment.indexNowKey}.txt`]: () => withType('text/plain', environment.indexNowKey || undefined),
    [shopPaths.sitemap]: () => withType(XML, sitemaps.index()),
    [shopPaths.rss()]: (_path, query) => withType('application/rss+xml', feeds.rss(filterIn(query))),
    [shopPaths.atom()]: (_path, query) => withType('application/atom+xml', feeds.atom(filterIn(query))),
    [brandPaths.manifest]: () => withType('application/manifest+json', icons.manifest()),
    ...Object.fromEntries(
      Object.values(ICON_SIZES).map((size): [string, Find] => [
        brandPaths.icon(size),
        () => withType('image/png', icons.draw(size)),
      ]),
    ),
  };

  const sitemapPart: Find = (path) => withType(XML, sitemaps.part(/^\/sitemap-(.+)\.xml$/.exec(path)?.[1] ?? ''));

  const otherForms: Record<string, (article: Article, page: string) => Promise<Document> | Document> = {
    '.md': (article, page) => ({
      type: 'text/markdown',
      body: texts.markdown(article),
      canonical: environment.publicUrl + page,
    }),
    '.jpg': async (article) => ({ type: 'image/jpeg', body: await shareImages.of(article) }),
  };

  /** The page of `hello.md`, if a post is called that, comes before the Markdown of `hello`. */
  const ofRecord: Find = async (path) => {
    const [, folder, encoded = ''] = /^(.+\/)([^/]+)$/.exec(path) ?? [];
    const publication = publications.find((one) => one.page('') === folder);
    const slug = slugOf(encoded);
    if (!publication || !slug || (await publication.read({ strapi }, slug))) return undefined;
    const { name, ext } = parse(slug);
    const article = await publication.read({ strapi }, name);
    return article && otherForms[ext]?.(article, publication.page(article.slug));
  };

  return {
    /** The parameters that are read at this address. */
    readBy: (path: string): readonly string[] => ([shopPaths.rss(), shopPaths.atom()].includes(path) ? FILTERS : []),

    /** Undefined if there is nothing at this address. */
    find: async (path: string, query: URLSearchParams): Promise<Document | undefined> =>
      (fixed[path] ?? (path.startsWith('/sitemap-') ? sitemapPart : ofRecord))(path, query),
  };
};
