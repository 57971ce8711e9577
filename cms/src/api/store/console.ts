import { consoleTexts } from '../../area/fields';
import type { ConsoleLayout } from '../../console/layout';
import { homeFields, menusFields, settingsFields } from './fields';

export const settingsLayout: ConsoleLayout = {
  uid: 'api::store.setting',
  mainField: 'shopName',
  sort: { by: 'id', order: 'ASC' },
  columns: ['shopName', 'tagline', 'contactEmail'],
  form: [{ shopName: 6, contactEmail: 6 }, { tagline: 12 }, { socialLinks: 12 }],
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
