import { shopPaths } from '@stoa/contract';
import { publicationsOf } from '../../../area/registered-areas';
import { environment } from '../../../environment';
import { imageAddress } from '../../../images/storage/addresses';
import type { Context } from '../../../services';
import { readTerms } from '../../../terms/term-service';
import { absolute } from '../domain/absolute';
import { type SitemapEntry, sitemapIndexOf, sitemapOf } from '../domain/sitemap';
import { readPagesOfPart, readParts, type SitemapPart } from '../queries/pages';

const PAGES = 'pages';

const full = (path: string): string => environment.publicUrl + path;
const latest = (parts: SitemapPart[]): Date | undefined =>
  parts
    .map(({ changedAt }) => changedAt)
    .reduce<Date | undefined>((one, other) => (one && one > other ? one : other), undefined);

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const publications = publicationsOf(strapi);

  const parts = () =>
    Promise.all(
      Object.entries(publications).map(async ([name, publication]) => ({
        name,
        publication,
        parts: await readParts(sql, publication),
      })),
    );

  /** The home page, the lists, and the lists of each category and tag that has anything in it. */
  const pages = async (): Promise<SitemapEntry[]> => {
    const all = await parts();
    const lists = all.map(async ({ publication: { list }, parts }) => {
      if (!list) return [];
      const terms = list.terms.map(async ({ kind, page }) =>
        (await readTerms(sql, kind, false))
          .filter(({ records }) => Number(records) > 0)
          .map(({ slug }) => ({ address: full(page(slug)) })),
      );
      return [{ address: full(list.path), changedAt: latest(parts) }, ...(await Promise.all(terms)).flat()];
    });
    return [
      { address: full(shopPaths.home), changedAt: latest(all.flatMap(({ parts }) => parts)) },
      ...(await Promise.all(lists)).flat(),
      { address: full(shopPaths.contact) },
    ];
  };

  return {
    async index(): Promise<string> {
      const all = await parts();
      return sitemapIndexOf([
        { address: full(shopPaths.sitemapPart(PAGES)) },
        ...all.flatMap(({ name, parts }) =>
          parts.map(({ number, changedAt }) => ({
            address: full(shopPaths.sitemapPart(`${name}-${number}`)),
            changedAt,
          })),
        ),
      ]);
    },

    /** Undefined if there is none of this name. */
    async part(name: string): Promise<string | undefined> {
      if (name === PAGES) return sitemapOf(await pages());
      const [, kind = '', number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
      const publication = publications[kind];
      if (!publication) return undefined;
      const rows = await readPagesOfPart(sql, publication, Number(number));
      if (rows.length === 0) return undefined;
      return sitemapOf(
        rows.map(({ slug, changedAt, image }) => ({
          address: full(publication.page(slug)),
          changedAt,
          image: image ? absolute(environment.publicUrl, imageAddress(image)) : undefined,
        })),
      );
    },
  };
};
