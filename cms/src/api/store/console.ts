import { consoleTexts } from '../../area/fields';
import type { ConsoleLayout } from '../../console/layout';
import { brandFields, homeFields, menusFields, settingsFields } from './fields';

export const settingsLayout: ConsoleLayout = {
  uid: 'api::store.setting',
  mainField: 'shopName',
  sort: { by: 'id', order: 'ASC' },
  columns: ['shopName', 'tagline', 'contactEmail'],
  form: [
    { shopName: 6, contactEmail: 6 },
    { tagline: 12 },
    { socialLinks: 12 },
    { timeZone: 6, weightUnit: 6 },
    { legalName: 6, phone: 6 },
    { address: 12 },
    { taxNumber: 6 },
    { openingHours: 12 },
    { announcementText: 12 },
    { announcementUrl: 12 },
    { announcementFrom: 6, announcementUntil: 6 },
  ],
  ...consoleTexts(settingsFields),
};

export const menusLayout: ConsoleLayout = {
  uid: 'api::store.menu',
  mainField: 'id',
  sort: { by: 'id', order: 'ASC' },
  columns: ['header', 'footer'],
  form: [{ header: 12 }, { footer: 12 }],
  ...consoleTexts(menusFields),
};

export const homeLayout: ConsoleLayout = {
  uid: 'api::store.home',
  mainField: 'id',
  sort: { by: 'id', order: 'ASC' },
  columns: ['sections'],
  form: [{ sections: 12 }],
  ...consoleTexts(homeFields),
};

export const brandLayout: ConsoleLayout = {
  uid: 'api::store.brand',
  mainField: 'id',
  sort: { by: 'id', order: 'ASC' },
  columns: ['accent', 'surface'],
  form: [
    { logoLight: 6, logoDark: 6 },
    { icon: 12 },
    { accent: 6, surface: 6 },
    { fonts: 6 },
    { radius: 6, schemes: 6 },
    { cardStyle: 6, pictureRatio: 6 },
  ],
  ...consoleTexts(brandFields),
};
