import { adminPaths, MESSAGE_SORTS } from '@stoa/contract';
import { recordSetup } from '../../components/record/record-setup';

const setup = recordSetup({
  one: 'message',
  many: 'Messages',
  views: 'messages',
  api: adminPaths.messages,
  path: '/messages',
  title: 'subject',
  sorts: MESSAGE_SORTS,
  sorted: ['createdAt', 'desc'],
  filters: { folder: ['archive'], read: ['false', 'true'] },
});

/** Its list shows the inbox by default. */
export const messageSetup: typeof setup = {
  ...setup,
  listPath: ({ page, values }) => setup.listPath({ page, values: { ...values, folder: values.folder || 'inbox' } }),
};
