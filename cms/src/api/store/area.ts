import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { brandLayout, homeLayout, menusLayout, settingsLayout } from './console';
import { migrations } from './migrations';
import { brandRecord, homeRecord, menusRecord, settingsRecord } from './records';
import { brandRule, homeRule, menuRule, settingRule } from './rules';
import brand from './services/brand';
import home from './services/home';
import icons from './services/icons';
import links from './services/links';
import menus from './services/menus';
import settings from './services/settings';

const factories = { brand, home, icons, links, menus, settings };

declare module '../../services' {
  interface Services {
    store: MadeBy<typeof factories>;
  }
}

export const store = {
  services: factories,
  migrations,
  records: { brand: brandRecord, home: homeRecord, menus: menusRecord, settings: settingsRecord },
  rules: {
    'api::store.brand': brandRule,
    'api::store.home': homeRule,
    'api::store.menu': menuRule,
    'api::store.setting': settingRule,
  },
  layouts: [brandLayout, homeLayout, menusLayout, settingsLayout],
  /** The first read creates them, so editors find them in the console. */
  async prepare(strapi) {
    const { brand, home, menus, settings } = services(strapi).store;
    await Promise.all([brand.read(), home.read(), menus.read(), settings.read()]);
  },
} satisfies Area;
