import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('GET', '/pages', 'page.list'),
    forAdmins('POST', '/pages', 'page.create'),
    forAll('GET', '/pages/:idOrSlug', 'page.detail'),
    forAdmins('PATCH', '/pages/:id', 'page.change'),
    forAdmins('DELETE', '/pages/:id', 'page.remove'),
  ],
};
