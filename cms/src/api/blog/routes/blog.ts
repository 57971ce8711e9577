import { forAdmins, forAll } from '../../../http/routes';

/** Fixed paths stand before those with a parameter. */
export default {
  routes: [
    forAll('GET', '/blog/categories', 'category.list'),
    forAdmins('POST', '/blog/categories', 'category.create'),
    forAdmins('DELETE', '/blog/categories/delete', 'category.removeNamed'),
    forAdmins('PATCH', '/blog/categories/:id', 'category.change'),
    forAdmins('DELETE', '/blog/categories/:id', 'category.remove'),

    forAll('GET', '/blog/tags', 'tag.list'),
    forAdmins('POST', '/blog/tags', 'tag.create'),
    forAdmins('PATCH', '/blog/tags/:id', 'tag.change'),
    forAdmins('DELETE', '/blog/tags/:id', 'tag.remove'),

    forAll('GET', '/blog', 'post.list'),
    forAdmins('POST', '/blog', 'post.create'),
    forAll('GET', '/blog/:idOrSlug', 'post.detail'),
    forAll('POST', '/blog/:idOrSlug/view', 'post.countView'),
    forAdmins('PATCH', '/blog/:id', 'post.change'),
    forAdmins('DELETE', '/blog/:id', 'post.remove'),
    forAdmins('POST', '/admin/posts/bulk', 'post.bulk'),
    forAdmins('POST', '/admin/markdown', 'markdown.preview'),
  ],
};
