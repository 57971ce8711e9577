import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/store', 'settings.showPublic'),
    forAdmins('GET', '/admin/settings', 'settings.show'),
    forAdmins('PATCH', '/admin/settings', 'settings.change'),
    forAll('GET', '/home', 'home.showPublic'),
    forAdmins('GET', '/admin/home', 'home.show'),
    forAdmins('PATCH', '/admin/home', 'home.change'),
    forAdmins('POST', '/admin/home/preview', 'home.preview'),
    forAdmins('GET', '/admin/menus', 'menus.show'),
    forAdmins('PATCH', '/admin/menus', 'menus.change'),
  ],
};
