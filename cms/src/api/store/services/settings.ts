import type { PublicSettings, Settings, SettingsInput } from '@stoa/contract';
import { guardedChange } from '../../../database/guarded-change';
import { updateRecord } from '../../../database/records';
import type { Context } from '../../../services';
import { insertSettings, readSettings, type SettingsRow } from '../queries/settings';
import { toPublicSettings, toSettings } from '../serializers/settings';

const DEFAULTS = {
  shopName: 'Stoa',
  tagline: 'Well-made things, and words worth reading.',
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** The shop always has settings: if an editor deletes them in the console, the defaults return. */
  const read = async (): Promise<SettingsRow> => {
    const row = await readSettings(sql);
    if (row) return row;
    await insertSettings(sql, DEFAULTS);
    return read();
  };

  const current = async (): Promise<Settings> => toSettings(await read());

  return {
    read: current,
    isNamed: async (): Promise<boolean> => (await read()).shopName !== DEFAULTS.shopName,
    readPublic: async (): Promise<PublicSettings> => toPublicSettings(await read()),

    async change({ updatedAt, ...data }: SettingsInput): Promise<Settings> {
      const { id } = await read();
      await guardedChange(
        strapi,
        { table: 'store_settings', id, openedAt: updatedAt, noun: 'form', current },
        (documentId) => updateRecord(strapi, 'api::store.setting', documentId, data),
      );
      return current();
    },
  };
};
