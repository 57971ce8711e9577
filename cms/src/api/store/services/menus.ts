import type { EditableMenus, MenuEntry, MenuLink, Menus, MenusInput } from '@stoa/contract';
import { type Context, services } from '../../../services';
import { insertMenus, type MenusRow, readMenus } from '../queries/menus';
import { singleRecord } from '../single-record';

const toMenus = ({ header, footer, updatedAt }: MenusRow): EditableMenus => ({
  header: header ?? [],
  footer: footer ?? [],
  updatedAt: updatedAt.toISOString(),
});

/** With the links below them. */
const allIn = (entries: MenuEntry[]): MenuLink[] => entries.flatMap((entry) => [entry, ...(entry.links ?? [])]);

export default ({ strapi }: Context) => {
  const { read, change } = singleRecord(
    strapi,
    { uid: 'api::store.menu', table: 'menus', read: readMenus, insert: insertMenus },
    toMenus,
  );

  return {
    read,

    /** Without links to what visitors can't see. The links below one take its place. */
    async readPublic(): Promise<Menus> {
      const { header, footer } = await read();
      const leads = await services(strapi).store.links.seen([...allIn(header), ...footer].map(({ url }) => url));
      const isSeen = ({ url }: MenuLink) => leads(url);
      return {
        header: header.flatMap(({ links, ...link }): MenuEntry[] => {
          const below = links?.filter(isSeen);
          return isSeen(link) ? [{ ...link, ...(below?.length && { links: below }) }] : (below ?? []);
        }),
        footer: footer.filter(isSeen),
      };
    },

    change: (input: MenusInput): Promise<EditableMenus> => change(input),
  };
};
