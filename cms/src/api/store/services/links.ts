import type { LinkSearchQuery, LinkTarget, ReadLink, ReadLinksInput } from '@stoa/contract';
import type { Publication } from '../../../area/publication';
import { publicationsOf } from '../../../area/registered-areas';
import { environment } from '../../../environment';
import type { Context } from '../../../services';
import { type Asked, type LinkedKind, readLinks, searchLinks } from '../queries/links';

const linkedKinds = ({ kind, table, visible, page, list }: Publication): LinkedKind[] => [
  { kind, table, title: 'title', visible, keepsSlugs: true, page },
  ...(list?.terms ?? []).map((term) => ({
    kind: term.kind.kind,
    table: term.kind.table,
    title: 'name',
    visible: 'true',
    keepsSlugs: term.kind.noun === 'category',
    page: term.page,
  })),
];

const decoded = (part: string): string => {
  try {
    // PostgreSQL takes no NUL.
    return decodeURIComponent(part).replaceAll('\u0000', '');
  } catch {
    return part;
  }
};

/** Of what a page is in another form, such as /blog/oak.md. */
const OTHER_FORM = /\.(md|jpg)$/;

/** Also of an address that was copied from a browser. */
const pathIn = (url: string): string =>
  url.startsWith(`${environment.publicUrl}/`) ? url.slice(environment.publicUrl.length) : url;

/** What an address asks for, whatever else it has. */
const askedBy = (kinds: LinkedKind[], url: string): Asked | undefined => {
  const found = kinds.find(({ page }) => url.startsWith(page('')));
  const slug = found && decoded(url.slice(found.page('').length).replace(/[?#&/].*/, ''));
  return slug && !OTHER_FORM.test(slug) ? { kind: found.kind, slug } : undefined;
};

/** What an editor can link to, by title and by address. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const kinds = () => Object.values(publicationsOf(strapi)).flatMap(linkedKinds);

  /** The addresses of records, with what they lead to. */
  const resolve = async (urls: string[]): Promise<Map<string, ReadLink>> => {
    const all = kinds();
    const asked = [...new Set(urls)].flatMap((url) => {
      const one = askedBy(all, pathIn(url));
      return one ? [{ url, ...one }] : [];
    });
    const keyOf = ({ kind, slug }: Asked) => `${kind} ${slug}`;
    const rows = new Map((await readLinks(sql, all, asked)).map((row) => [keyOf(row), row]));
    return new Map(
      asked.map(({ url, ...one }) => {
        const { title, visible } = rows.get(keyOf(one)) ?? { title: null, visible: false };
        return [url, { kind: one.kind, title, visible, url }];
      }),
    );
  };

  return {
    async search({ search }: LinkSearchQuery): Promise<LinkTarget[]> {
      const all = kinds();
      const pages = new Map(all.map(({ kind, page }) => [kind, page]));
      const rows = await searchLinks(sql, all, search);
      return rows.map(({ slug, ...row }) => ({ ...row, url: pages.get(row.kind)?.(slug) ?? '' }));
    },

    async read({ urls }: ReadLinksInput): Promise<(ReadLink | null)[]> {
      const found = await resolve(urls);
      return urls.map((url) => found.get(url) ?? null);
    },

    /** Tells which of the addresses a visitor can follow: not those of records that aren’t published, or gone. */
    async seen(urls: string[]): Promise<(url: string) => boolean> {
      const found = await resolve(urls);
      return (url) => found.get(url)?.visible ?? true;
    },
  };
};
