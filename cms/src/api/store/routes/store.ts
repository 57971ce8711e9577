import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/store', 'settings.showPublic'),
    forAdmins('GET', '/admin/settings', 'settings.show'),
    forAdmins('PATCH', '/admin/settings', 'settings.change'),
    forAdmins('GET', '/admin/stats', 'stats.show'),
    forAdmins('GET', '/admin/users', 'users.list'),
    forAdmins('PATCH', '/admin/users/:id', 'users.change'),
    forAdmins('GET', '/admin/views', 'saved-views.list'),
    forAdmins('POST', '/admin/views', 'saved-views.create'),
    forAdmins('PATCH', '/admin/views/:id', 'saved-views.change'),
    forAdmins('DELETE', '/admin/views/:id', 'saved-views.remove'),
  ],
};
