import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/notifications', 'notifications.list'),
    forAdmins('POST', '/admin/notifications/seen', 'notifications.see'),
    forAdmins('GET', '/admin/notifications/stream', 'stream.open'),
    forAdmins('GET', '/admin/notifications/choices', 'notifications.choices'),
    forAdmins('PATCH', '/admin/notifications/choices', 'notifications.choose'),
  ],
};
