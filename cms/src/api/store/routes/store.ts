import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/store', 'settings.showPublic'),
    forAdmins('GET', '/admin/settings', 'settings.show'),
    forAdmins('PATCH', '/admin/settings', 'settings.change'),
    forAdmins('GET', '/admin/stats', 'stats.show'),
    forAdmins('GET', '/admin/users', 'users.list'),
    forAdmins('PATCH', '/admin/users/:id', 'users.change'),
  ],
};
