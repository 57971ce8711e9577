import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/mail-images/:name', 'images.show'),
    forAdmins('GET', '/admin/mail-server', 'server.show'),
    forAdmins('PATCH', '/admin/mail-server', 'server.change'),
    forAdmins('DELETE', '/admin/mail-server', 'server.remove'),
    forAdmins('POST', '/admin/mail-server/test', 'server.test'),
    forAdmins('POST', '/admin/mail-server/test-current', 'server.testCurrent'),
    forAdmins('GET', '/admin/mail-templates', 'templates.list'),
    forAdmins('GET', '/admin/mail-templates/:kind', 'templates.show'),
    forAdmins('PATCH', '/admin/mail-templates/:kind', 'templates.change'),
    forAdmins('POST', '/admin/mail-templates/:kind/preview', 'templates.preview'),
    forAdmins('POST', '/admin/mail-templates/:kind/test', 'templates.test'),
  ],
};
