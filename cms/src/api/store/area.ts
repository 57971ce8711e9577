import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { menusLayout, settingsLayout } from './console';
import { migrations } from './migrations';
import { menusRecord, settingsRecord } from './records';
import { menuRule, settingRule } from './rules';
import menus from './services/menus';
import settings from './services/settings';

const factories = { menus, settings };

declare module '../../services' {
  interface Services {
    store: MadeBy<typeof factories>;
  }
}

export const store = {
  services: factories,
  migrations,
  records: { menus: menusRecord, settings: settingsRecord },
  rules: { 'api::store.menu': menuRule, 'api::store.setting': settingRule },
  layouts: [menusLayout, settingsLayout],
  /** The first read creates them, so editors find them in the console. */
  async prepare(strapi) {
    const { menus, settings } = services(strapi).store;
    await Promise.all([menus.read(), settings.read()]);
  },
} satisfies Area;
