import type { PublicSettings, Settings, SettingsInput } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { insertSettings, readSettings } from '../queries/settings';
import { toPublicSettings, toSettings } from '../serializers/settings';
import { singleRecord } from '../single-record';

const DEFAULTS = {
  shopName: 'Stoa',
  tagline: 'Well-made things, and words worth reading.',
};

export default ({ strapi }: Context) => {
  const providers = () => services(strapi).sales.paymentMethods.providers();
  const { row, read, change } = singleRecord(
    strapi,
    {
      uid: 'api::store.setting',
      table: 'store_settings',
      read: readSettings,
      insert: (sql) => insertSettings(sql, DEFAULTS),
    },
    (found) => toSettings(found, providers()),
  );

  return {
    read,
    isNamed: async (): Promise<boolean> => (await row()).shopName !== DEFAULTS.shopName,
    readPublic: async (sql?: Sql): Promise<PublicSettings> => toPublicSettings(await row(sql), providers()),
    change: (input: SettingsInput): Promise<Settings> => change(input),
  };
};
