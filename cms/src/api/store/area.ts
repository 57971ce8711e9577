import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { settingsLayout } from './console';
import { migrations } from './migrations';
import { settingsRecord } from './records';
import { settingRule } from './rules';
import settings from './services/settings';

const factories = { settings };

declare module '../../services' {
  interface Services {
    store: MadeBy<typeof factories>;
  }
}

export const store = {
  services: factories,
  migrations,
  records: { settings: settingsRecord },
  rules: { 'api::store.setting': settingRule },
  layouts: [settingsLayout],
  /** The first read creates the settings, so editors find them in the console. */
  prepare: async (strapi) => void (await services(strapi).store.settings.read()),
} satisfies Area;
