import { forAdmins, forAll } from '../../../http/routes';

/** Fixed paths stand before those with a parameter. */
export default {
  routes: [
    forAll('GET', '/marketplace/categories', 'category.list'),
    forAdmins('POST', '/marketplace/categories', 'category.create'),
    forAdmins('PATCH', '/marketplace/categories/:id', 'category.change'),
    forAdmins('DELETE', '/marketplace/categories/:id', 'category.remove'),

    forAll('GET', '/marketplace/tags', 'tag.list'),
    forAdmins('POST', '/marketplace/tags', 'tag.create'),
    forAdmins('PATCH', '/marketplace/tags/:id', 'tag.change'),
    forAdmins('DELETE', '/marketplace/tags/:id', 'tag.remove'),

    forAll('GET', '/marketplace', 'item.list'),
    forAdmins('POST', '/marketplace', 'item.create'),
    forAll('GET', '/marketplace/:idOrSlug', 'item.detail'),
    forAll('POST', '/marketplace/:idOrSlug/view', 'item.countView'),
    forAdmins('PATCH', '/marketplace/:id', 'item.change'),
    forAdmins('DELETE', '/marketplace/:id', 'item.remove'),
    forAdmins('POST', '/admin/items/bulk', 'item.bulk'),
  ],
};
