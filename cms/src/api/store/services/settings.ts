import type { BusinessDetails, PublicSettings, Settings, SettingsInput } from '@stoa/contract';
import { readToday } from '../../../database/days';
import { type Context, services } from '../../../services';
import { announcementChanges } from '../announcement';
import { insertSettings, readSettings } from '../queries/settings';
import { toBusinessDetails, toPublicSettings, toSettings } from '../serializers/settings';
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
    /** What pages show. What only needs the shop’s name reads less with `read`. */
    async readPublic(): Promise<PublicSettings> {
      const found = await row();
      for (const moment of announcementChanges(found)) services(strapi).cache.answers.clearAt(moment);
      const shown = toPublicSettings(found, providers());
      const { announcement } = shown;
      if (!announcement?.url) return shown;
      const isSeen = await services(strapi).store.links.seen([announcement.url]);
      return isSeen(announcement.url) ? shown : { ...shown, announcement: { ...announcement, url: null } };
    },
    /** The shop's day. */
    today: (): Promise<string> => readToday(strapi.db.connection),
    readBusiness: async (): Promise<BusinessDetails> => toBusinessDetails(await row()),
    change: (input: SettingsInput): Promise<Settings> => change(input),
  };
};
