import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { homeLayout, menusLayout, settingsLayout } from './console';
import { migrations } from './migrations';
import { homeRecord, menusRecord, settingsRecord } from './records';
import { homeRule, menuRule, settingRule } from './rules';
import home from './services/home';
import menus from './services/menus';
import settings from './services/settings';

const factories = { home, menus, settings };

declare module '../../services' {
  interface Services {
    store: MadeBy<typeof factories>;
  }
}

export const store = {
  services: factories,
  migrations,
  records: { home: homeRecord, menus: menusRecord, settings: settingsRecord },
  rules: { 'api::store.home': homeRule, 'api::store.menu': menuRule, 'api::store.setting': settingRule },
  layouts: [homeLayout, menusLayout, settingsLayout],
  /** The first read creates them, so editors find them in the console. */
  async prepare(strapi) {
    const { home, menus, settings } = services(strapi).store;
    await Promise.all([home.read(), menus.read(), settings.read()]);
  },
} satisfies Area;
