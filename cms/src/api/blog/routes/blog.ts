import { forAdmins, forAll } from '../../../http/routes';
import { categoryRoutes, termRoutes } from '../../../terms/term-routes';

/** Fixed paths must come before paths with a parameter. */
export default {
  routes: [
    forAdmins('DELETE', '/blog/categories/delete', 'category.removeNamed'),
    ...categoryRoutes('/blog/categories', 'category'),
    ...termRoutes('/blog/tags', 'tag'),

    forAll('GET', '/blog', 'post.list'),
    forAdmins('POST', '/blog', 'post.create'),
    forAll('GET', '/blog/:idOrSlug', 'post.detail'),
    forAll('POST', '/blog/:idOrSlug/view', 'post.countView'),
    forAdmins('PATCH', '/blog/:id', 'post.change'),
    forAdmins('DELETE', '/blog/:id', 'post.remove'),
    forAdmins('GET', '/admin/posts/authors', 'post.authors'),
    forAdmins('POST', '/admin/posts/bulk', 'post.bulk'),
    forAdmins('POST', '/admin/markdown', 'markdown.preview'),
  ],
};
