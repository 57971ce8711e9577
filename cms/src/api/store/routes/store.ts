import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/store', 'settings.showPublic'),
    forAll('GET', '/store/business', 'settings.showBusiness'),
    forAdmins('GET', '/admin/settings', 'settings.show'),
    forAdmins('PATCH', '/admin/settings', 'settings.change'),
    forAdmins('GET', '/admin/brand', 'brand.show'),
    forAdmins('PATCH', '/admin/brand', 'brand.change'),
    forAdmins('POST', '/admin/brand/preview', 'brand.preview'),
    forAdmins('POST', '/admin/brand/preview/invoice', 'brand.previewInvoice'),
    forAll('GET', '/home', 'home.showPublic'),
    forAdmins('GET', '/admin/home', 'home.show'),
    forAdmins('PATCH', '/admin/home', 'home.change'),
    forAdmins('POST', '/admin/home/preview', 'home.preview'),
    forAdmins('GET', '/admin/menus', 'menus.show'),
    forAdmins('PATCH', '/admin/menus', 'menus.change'),
    forAdmins('GET', '/admin/links', 'links.search'),
    forAdmins('POST', '/admin/links', 'links.read'),
  ],
};
