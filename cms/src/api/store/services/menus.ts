import { type EditableMenus, type MenuLink, type Menus, type MenusInput, shopPaths } from '@stoa/contract';
import { type Context, services } from '../../../services';
import { insertMenus, type MenusRow, readMenus } from '../queries/menus';
import { singleRecord } from '../single-record';

const toMenus = ({ header, footer, updatedAt }: MenusRow): EditableMenus => ({
  header: header ?? [],
  footer: footer ?? [],
  updatedAt: updatedAt.toISOString(),
});

const PAGES = shopPaths.page('');

/** The slug of the page of the shop's own that a link leads to. */
const pageSlugOf = ({ url }: MenuLink): string | undefined =>
  url.startsWith(PAGES) ? url.slice(PAGES.length).replace(/[?#].*/, '') : undefined;

export default ({ strapi }: Context) => {
  const { read, change } = singleRecord(
    strapi,
    { uid: 'api::store.menu', table: 'menus', read: readMenus, insert: insertMenus },
    toMenus,
  );

  return {
    read,

    /** Without links to pages that visitors can't see. */
    async readPublic(): Promise<Menus> {
      const { header, footer } = await read();
      const slugs = [...header, ...footer].map(pageSlugOf).filter((slug) => slug !== undefined);
      const seen = new Set(await services(strapi).pages.pages.publishedAmong(slugs));
      const isSeen = (link: MenuLink) => {
        const slug = pageSlugOf(link);
        return slug === undefined || seen.has(slug);
      };
      return { header: header.filter(isSeen), footer: footer.filter(isSeen) };
    },

    change: (input: MenusInput): Promise<EditableMenus> => change(input),
  };
};
