import { shopPaths } from '@stoa/contract';
import type { Article, Publication } from '../../../area/publication';
import { publicationsOf } from '../../../area/registered-areas';
import { environment } from '../../../environment';
import { inLine, linkTo } from '../../../markdown/plain-markdown';
import { type Context, services } from '../../../services';
import { readNewestPages } from '../queries/pages';

/** Of each kind; the sitemaps have all. */
const NEWEST_PAGES = 50;

const OWN_PLACES = ['/admin', '/cms'];

const INTRODUCTION =
  'Every item of the marketplace, post of the blog, and page of the shop’s own is also available as Markdown: add `.md` to the address of its page.';

const full = (path: string): string => environment.publicUrl + path;
const list = (lines: string[]): string => lines.map((line) => `- ${line}`).join('\n');

export default ({ strapi }: Context) => {
  const section = async (publication: Publication): Promise<string[]> => {
    const { name, list: all } = publication;
    const rows = await readNewestPages(strapi.db.connection, publication, NEWEST_PAGES);
    const newest = rows.map(({ title, slug }) => linkTo(title, full(shopPaths.markdown(publication.page(slug)))));
    const whole = all ? [`${linkTo(name, full(all.path))}: search and filters`] : [];
    return newest.length + whole.length > 0 ? [`## ${name}`, list([...whole, ...newest])] : [];
  };

  return {
    robots: (): string =>
      [
        'User-agent: *',
        ...OWN_PLACES.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${full(shopPaths.sitemap)}`,
        '',
      ].join('\n'),

    /** https://llmstxt.org */
    async llms(): Promise<string> {
      const { shopName, tagline } = await services(strapi).store.settings.read();
      const sections = await Promise.all(Object.values(publicationsOf(strapi)).map(section));
      const more = [
        `${linkTo('Sitemap', full(shopPaths.sitemap))}: every page`,
        `${linkTo('RSS', full(shopPaths.rss()))}: the newest posts with their full text`,
      ];
      const parts = [
        `# ${inLine(shopName)}`,
        ...(tagline ? [`> ${inLine(tagline)}`] : []),
        INTRODUCTION,
        ...sections.flat(),
        '## Optional',
        list(more),
      ];
      return `${parts.join('\n\n')}\n`;
    },

    markdown: ({ title, markdown }: Article): string => `# ${inLine(title)}\n\n${markdown}\n`,
  };
};
