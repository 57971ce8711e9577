import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/activity', 'activity.list'),
    forAdmins('GET', '/admin/activity/actors', 'activity.actors'),
    forAdmins('GET', '/admin/trash', 'trash.list'),
    forAdmins('POST', '/admin/trash/restore', 'trash.restoreRecord'),
    forAdmins('POST', '/admin/trash/:id/restore', 'trash.restore'),
    forAdmins('DELETE', '/admin/trash/:id', 'trash.purge'),
  ],
};
