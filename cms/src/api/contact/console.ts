import { consoleTexts } from '../../area/fields';
import type { ConsoleLayout } from '../../console/layout';
import { messageFields } from './fields';

export const messageLayout: ConsoleLayout = {
  uid: 'api::contact.submission',
  mainField: 'subject',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['subject', 'name', 'email', 'read', 'archived', 'createdAt'],
  form: [{ name: 6, email: 6 }, { company: 6, phone: 6 }, { subject: 12 }, { message: 12 }, { read: 6, archived: 6 }],
  ...consoleTexts(messageFields),
  readOnly: ['name', 'email', 'company', 'phone', 'subject', 'message'],
};
