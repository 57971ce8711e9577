import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';

export const notifications = {
  pages: [
    {
      path: paths.notifications,
      lazy: async () => ({ Component: (await import('./components/mail-list-page')).MailListPage }),
    },
    {
      path: paths.mailServer,
      lazy: async () => ({ Component: (await import('./components/mail-server-page')).MailServerPage }),
    },
    {
      path: paths.staffNotifications,
      lazy: async () => ({
        Component: (await import('./components/staff-notifications-page')).StaffNotificationsPage,
      }),
    },
    {
      path: paths.mailTemplate(':kind'),
      lazy: async () => ({ Component: (await import('./components/mail-template-page')).MailTemplatePage }),
    },
  ],
  links: [{ section: 'System', label: 'Notifications', to: paths.notifications, Icon: BellIcon }],
  kinds: {
    mailTemplate: {
      one: 'email',
      many: 'Emails',
      fields: async () => (await import('./domain/mail-fields')).mailTemplateFields,
      edit: () => paths.notifications,
    },
    mailServer: {
      one: 'mail server',
      many: 'Mail server',
      fields: async () => (await import('./domain/mail-fields')).mailServerFields,
      edit: () => paths.mailServer,
    },
  },
} satisfies Resource;
