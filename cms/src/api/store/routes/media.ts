import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/media', 'media.list'),
    // Administrators alone get as far as this, and their form has been read: middlewares/json-only.ts.
    forAdmins('POST', '/admin/media', 'media.add'),
    forAdmins('PATCH', '/admin/media/:id', 'media.change'),
    forAdmins('DELETE', '/admin/media/:id', 'media.remove'),
  ],
};
