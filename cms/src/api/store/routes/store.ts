import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/store', 'settings.showPublic'),
    forAdmins('GET', '/admin/settings', 'settings.show'),
    forAdmins('PATCH', '/admin/settings', 'settings.change'),
    forAdmins('GET', '/admin/menus', 'menus.show'),
    forAdmins('PATCH', '/admin/menus', 'menus.change'),
  ],
};
