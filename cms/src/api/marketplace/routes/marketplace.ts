import { forAdmins, forAll } from '../../../http/routes';
import { categoryRoutes, termRoutes } from '../../../terms/term-routes';

/** Fixed paths must come before paths with a parameter. */
export default {
  routes: [
    ...categoryRoutes('/marketplace/categories', 'category'),
    ...termRoutes('/marketplace/tags', 'tag'),

    forAll('GET', '/marketplace', 'item.list'),
    forAdmins('POST', '/marketplace', 'item.create'),
    forAll('GET', '/marketplace/:idOrSlug', 'item.detail'),
    forAll('POST', '/marketplace/:idOrSlug/view', 'item.countView'),
    forAdmins('PATCH', '/marketplace/:id', 'item.change'),
    forAdmins('DELETE', '/marketplace/:id', 'item.remove'),
    forAdmins('POST', '/admin/items/bulk', 'item.bulk'),
    forAdmins('GET', '/admin/stock-changes', 'item.stockChanges'),

    forAll('GET', '/facets', 'item.facets'),
    forAll('GET', '/offers', 'item.offers'),
    forAll('POST', '/stock-alerts', 'stock-alert.add'),

    forAll('GET', '/collections/:idOrSlug/items', 'collection.items'),
  ],
};
