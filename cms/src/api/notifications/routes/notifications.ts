import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/notifications', 'notifications.list'),
    forAdmins('POST', '/admin/notifications/seen', 'notifications.see'),
    forAdmins('GET', '/admin/notifications/stream', 'stream.open'),
    forAdmins('GET', '/admin/notifications/choices', 'notifications.choices'),
    forAdmins('PATCH', '/admin/notifications/choices', 'notifications.choose'),
    forAdmins('GET', '/admin/push', 'push.show'),
    forAdmins('POST', '/admin/push', 'push.add'),
    forAdmins('DELETE', '/admin/push/:id', 'push.remove'),
    forAdmins('POST', '/admin/push/:id/test', 'push.test'),
  ],
};
