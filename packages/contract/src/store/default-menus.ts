/** No schemas here: every page of the shop needs this. */
import { shopPaths } from '../shop-paths';

/** An address is a path of this site or a full URL. */
export interface MenuLink {
  label: string;
  url: string;
}

/** A link of the header, and those below it. */
export interface MenuEntry extends MenuLink {
  links?: MenuLink[] | undefined;
}

export interface Menus {
  header: MenuEntry[];
  footer: MenuLink[];
}

export interface EditableMenus extends Menus {
  updatedAt: string;
}

export const MAX_MENU_LINKS = { header: 8, footer: 20 } as const satisfies Record<keyof Menus, number>;
/** Below one of the header’s. */
export const MAX_LINKS_BELOW = 12;

const SECTIONS: MenuLink[] = [
  { label: 'Home', url: shopPaths.home },
  { label: 'Marketplace', url: shopPaths.marketplace },
  { label: 'Blog', url: shopPaths.blog },
  { label: 'Contact', url: shopPaths.contact },
];

export const DEFAULT_MENUS: Menus = { header: SECTIONS, footer: SECTIONS };
