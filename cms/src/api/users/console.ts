import { consoleTexts } from '../../area/fields';
import type { ConsoleLayout } from '../../console/layout';
import { userFields } from './fields';

const texts = consoleTexts(userFields);

export const customerLayout: ConsoleLayout = {
  uid: 'plugin::users-permissions.user',
  mainField: 'name',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['name', 'email', 'role', 'blocked', 'createdAt'],
  form: [{ name: 6, email: 6 }, { role: 6, blocked: 6 }, { password: 6 }, { avatar: 12 }],
  labels: { ...texts.labels, password: 'Password' },
  help: { ...texts.help, password: 'At least 6 characters. Leave empty to keep the current one.' },
};
